import type { SendFile } from '@selvedge/app-shell/files/useUploads';
import { staff } from './client';

/** Uploads a file of staff. */
export const sendFile: SendFile = (file) => staff.post('/api/v1/files', { form: { file }, silent: true });
