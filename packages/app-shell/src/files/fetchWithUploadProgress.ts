/** Returns the response headers that XMLHttpRequest provides as lines. */
function headersIn(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(': ');
    if (name !== '') headers.append(name, value.join(': '));
  }
  return headers;
}

/**
 * Sends a request like `fetch` and reports the share of its body that was sent, 0 to 1: `fetch` has no upload progress, so this uses
 * XMLHttpRequest. Aborting the request aborts it.
 */
export async function fetchWithUploadProgress(
  request: Request,
  onProgress: (share: number) => void,
): Promise<Response> {
  const body = await request.blob();
  request.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    for (const [name, value] of request.headers) call.setRequestHeader(name, value);
    call.responseType = 'blob';
    call.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    call.addEventListener('load', () =>
      resolve(
        new Response(call.response as Blob, {
          status: call.status,
          headers: headersIn(call.getAllResponseHeaders()),
        }),
      ),
    );
    call.addEventListener('error', () => reject(new TypeError('The call did not arrive')));
    call.addEventListener('abort', () => reject(request.signal.reason as Error));
    request.signal.addEventListener('abort', () => call.abort());
    call.send(body);
  });
}
