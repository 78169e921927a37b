/** Live channels open and stay quiet, so that an app does not write a failed connection to the console for every try. */
import { WebSocketServer } from 'ws';

const CHANNEL = /^\/ws\/(front|admin)(?:\?|$)/;

/** Opens the channels of a server; gives what closes them. */
export function openLiveChannels(server) {
  const channels = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    if (CHANNEL.test(request.url ?? '')) channels.handleUpgrade(request, socket, head, () => undefined);
    else socket.destroy();
  });
  return () => {
    for (const client of channels.clients) client.terminate();
    channels.close();
  };
}
