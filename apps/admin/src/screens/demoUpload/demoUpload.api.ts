import { fetchWithUploadProgress } from '@selvedge/app-shell/files/fetchWithUploadProgress';
import { staff } from '../../api/client';

/** Uploads a file and reports the share of it that has been sent; rejects with the refusal, whose message is for the user. */
export const sendCounted = (file: File, onProgress: (share: number) => void, signal: AbortSignal) =>
  staff.post('/api/v1/files', {
    form: { file },
    silent: true,
    signal,
    fetch: (request) => fetchWithUploadProgress(request, onProgress),
  });

/** Deletes a file that nothing uses yet. */
export const removeFile = (filePath: string) =>
  staff.delete('/api/v1/files', { query: { filePath }, silent: true });
