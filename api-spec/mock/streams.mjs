/** All bytes of a request or an answer; null when there are more than `largest`. */
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

/** Longer than any caller keeps a connection for its next call: one that is closed under a call is a call lost. */
const KEEP_ALIVE_MS = 75_000;

/** Listens on the address and gives what can be done with the running server. */
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
