import type { Transport } from './http.ts';

/** Sends the body by XMLHttpRequest, which alone tells how much of it has left; `onSent` hears a share from 0 to 1. */
export function sendWithProgress(onSent: (share: number) => void): Transport {
  return (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new TypeError('The upload did not arrive'));
      request.open(method, url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onSent(total > 0 ? loaded / total : 0),
      );
      request.addEventListener('load', () => resolve(toResponse(request)));
      request.addEventListener('error', fail);
      request.addEventListener('abort', fail);
      signal?.addEventListener('abort', () => request.abort());
      request.send(body instanceof Blob ? body : null);
    });
}

function toResponse(request: XMLHttpRequest): Response {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const headers = new Headers();
  for (const line of lines) {
    const [name = '', ...value] = line.split(':');
    if (name !== '') headers.append(name, value.join(':').trim());
  }
  const { status, responseText } = request;
  return new Response(status === 204 ? null : responseText, { status, headers });
}
