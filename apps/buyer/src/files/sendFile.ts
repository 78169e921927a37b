import type { SendFile } from '@selvedge/app-shell/files/useUploads';
import { buyer } from '../api/client';

/** Uploads a file of a buyer. */
export const sendFile: SendFile = (file) =>
  buyer.post('/api/sp/front/upload/file', { form: { file }, silent: true });
