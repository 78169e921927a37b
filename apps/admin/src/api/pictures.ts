import { staff } from './client';

/** Uploads a picture that is visible to everybody; rejects with the refusal, whose message is for the user. */
export const sendPicture = (file: Blob, type: 'AVATAR' | 'LOGO' | 'PRODUCT') =>
  staff.post('/api/v1/files', { form: { file, type }, silent: true });
