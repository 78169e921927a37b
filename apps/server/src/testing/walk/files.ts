import { field } from '../builders';
import { area } from '../pictures';
import { dataOf, type PreparedCalls, type WalkFixture } from './fixture';

const PDF = { filename: 'transfer.pdf', data: Buffer.from('%PDF-1.7\nproof') };

/** Creates a picture of 80 KB at most, as a phone uploads it. */
const picture = async () => ({ filename: 'avatar.png', data: await area().png().toBuffer() });

/** Makes an upload of lin's whose bytes are in the store; returns its id. */
async function arrivedUpload({ server, lin }: WalkFixture): Promise<string> {
  const { filename: name, data } = await picture();
  const announced = { name, size: data.length, contentType: 'image/png' };
  const started = dataOf(await lin.post('/api/sp/front/upload/start', announced));
  const headers = { 'content-type': 'image/png' };
  await server.inject({ method: 'PUT', url: String(field(started, 'url')), payload: data, headers });
  return String(field(started, 'id'));
}

/** Prepared calls of file uploads. */
export const PREPARED_FILES = {
  frontUploadImage: async ({ lin }) => ({ caller: lin, form: { file: await picture(), type: 'AVATAR' } }),
  frontUploadFile: ({ lin }) => Promise.resolve({ caller: lin, form: { file: PDF } }),
  frontUploadFinish: async (fixture) => ({
    caller: fixture.lin,
    standIn: { id: await arrivedUpload(fixture) },
  }),
  postFiles: async ({ root }) => ({ caller: root, form: { file: await picture(), type: 'PRODUCT' } }),
  deleteFiles: async ({ root }) => {
    const kept = dataOf(await root.form('/api/v1/files', { file: PDF }));
    return { caller: root, params: { filePath: String(field(kept, 'url')) } };
  },
} satisfies PreparedCalls;
