/**
 * Live channels of the mock. They open and send nothing, so that an app does not log a failed connection for every try. A frame of the
 * examples is sent on request (`POST /__frames/front?type=notice`), to every open page.
 */
import { readFileSync } from 'node:fs';
import { WebSocketServer } from 'ws';

const CHANNEL = /^\/ws\/(front|admin)(?:\?|$)/;
/** Address at which a frame is requested. */
const ASKED = /^\/__frames\/(front|admin)$/;

const examplesOf = (channel) =>
  JSON.parse(readFileSync(new URL(`../ws/examples/${channel}.json`, import.meta.url), 'utf8'));

/**
 * Opens the live channels of a server.
 * @returns {{ close: () => void, ask: (method: string, url: URL) => { status: number, text: string } | null }} `ask` sends a
 *   frame to the open pages when the call requests one, and returns null for every other call
 */
export function openLiveChannels(server) {
  const pages = { front: new Set(), admin: new Set() };
  const channels = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    const channel = CHANNEL.exec(request.url ?? '')?.[1];
    if (channel === undefined) {
      socket.destroy();
      return;
    }
    channels.handleUpgrade(request, socket, head, (page) => {
      pages[channel].add(page);
      page.on('close', () => pages[channel].delete(page));
    });
  });
  return {
    ask(method, url) {
      const channel = ASKED.exec(url.pathname)?.[1];
      if (channel === undefined || method !== 'POST') return null;
      const examples = examplesOf(channel);
      const type = url.searchParams.get('type');
      const frame = examples.find((example) => example.type === type);
      if (frame === undefined) {
        const known = examples.map((example) => example.type).join(', ');
        return { status: 404, text: `/ws/${channel} has no frame ${type}; there are ${known}` };
      }
      const text = JSON.stringify({ ...frame, at: new Date().toISOString() });
      for (const page of pages[channel]) page.send(text);
      return { status: 200, text: `sent to ${pages[channel].size}` };
    },
    close() {
      for (const client of channels.clients) client.terminate();
      channels.close();
    },
  };
}
