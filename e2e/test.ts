import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  test as base,
} from '@playwright/test';

/** Message on Chromium's console when a page violates its content security policy. */
const BROKEN_POLICY = /Content Security Policy/;

/** Collects the violations of the content security policy on all pages of a browser; `stop` returns them. */
function watchPolicy(browser: Browser): { stop: () => string[] } {
  const found: string[] = [];
  const contexts = new Set<BrowserContext>();
  const hear = (message: ConsoleMessage) => {
    if (BROKEN_POLICY.test(message.text())) found.push(message.text());
  };
  const watch = (context: BrowserContext) => {
    if (contexts.has(context)) return;
    contexts.add(context);
    context.on('console', hear);
  };
  for (const context of browser.contexts()) watch(context);
  browser.on('context', watch);
  return {
    stop: () => {
      browser.off('context', watch);
      for (const context of contexts) context.off('console', hear);
      return found;
    },
  };
}

/** Journey that fails when a page of its browsers violates the content security policy of the server. */
export const test = base.extend<{ keepsPolicy: void }>({
  keepsPolicy: [
    async ({ browser, context }, use) => {
      const watch = watchPolicy(browser);
      expect(browser.contexts()).toContain(context);
      await use();
      expect(watch.stop(), 'what pages wanted against their content policy').toEqual([]);
    },
    { auto: true },
  ],
});
