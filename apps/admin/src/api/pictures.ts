import { staff } from './client';

/** Uploads a picture that everybody may see; rejects with the refusal, in words for the person. */
export const sendPicture = (file: Blob, type: 'AVATAR' | 'LOGO' | 'PRODUCT') =>
  staff.post('/api/v1/files', { form: { file, type }, silent: true });
