import type { FastifyInstance } from 'fastify';
import { SIMULATOR_PATH } from '../adapters/social/simulator';
import { translate } from '../messages/translate';
import { languageOf } from './messages';

/** People to choose from on the simulator. */
const PEOPLE = ['linxia', 'hewei', 'morgan', 'newcomer'];
const STATE = /^[\w-]{8,128}$/;

/**
 * Adds the page on which the simulator of the social platform asks who the person is. It exists in development when no platform is
 * configured, and sends the browser back as a platform would: to the app, with a code or a refusal.
 */
export function addSocialSimulator(app: FastifyInstance): void {
  app.get<{ Querystring: { state?: unknown } }>(
    SIMULATOR_PATH,
    { config: { operationId: 'simulator' } },
    async (request, reply) => {
      const { state } = request.query;
      const language = languageOf(request.headers['accept-language']);
      const known = typeof state === 'string' && STATE.test(state) ? state : '';
      const say = (key: 'title' | 'intro' | 'refuse') => translate(language, `auth.simulator.${key}`);
      const way = (name: string, value: string, words: string): string =>
        `<form action="/"><input type="hidden" name="state" value="${known}">` +
        `<p><button name="${name}" value="${value}">${words}</button></p></form>`;
      const people = PEOPLE.map((name) =>
        way('code', name, translate(language, 'auth.simulator.person', { name })),
      );
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(
          `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
            `<meta name="viewport" content="width=device-width"><title>${say('title')}</title>` +
            `<main><h1>${say('title')}</h1><p>${say('intro')}</p>${people.join('')}` +
            `${way('error', 'access_denied', say('refuse'))}</main></html>`,
        );
    },
  );
}
