/** Reads all bytes of a request or a response; returns null when there are more than `largest`. */
export async function readAll(stream, largest = Infinity) {
  const chunks = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > largest) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Keep-alive timeout, longer than any caller's: a call on a connection that is being closed would be lost. */
const KEEP_ALIVE_MS = 75_000;

/** Listens on the address; returns the URL and the close function of the running server. */
export async function listen(server, port, host) {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${host}:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
