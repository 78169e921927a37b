/** Socket events that a live channel listens to. */
export interface SocketListeners {
  open: () => void;
  message: (data: unknown) => void;
  /** @param code close code of RFC 6455 */
  close: (code: number) => void;
}

/** Socket as a live channel uses it. */
export interface LiveSocket {
  send: (text: string) => void;
  close: () => void;
}

/** Opens the browser's own WebSocket. The listeners are never called before this function has returned. */
export function openBrowserSocket(url: string, listeners: SocketListeners): LiveSocket {
  const socket = new WebSocket(url);
  socket.addEventListener('open', () => listeners.open());
  socket.addEventListener('message', (event: MessageEvent<unknown>) => listeners.message(event.data));
  socket.addEventListener('close', (event) => listeners.close(event.code));
  return { send: (text) => socket.send(text), close: () => socket.close() };
}
