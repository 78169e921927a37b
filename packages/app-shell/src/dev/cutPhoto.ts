import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

/** Uploads a photo for the own account in a story and accepts the suggested crop. Returns the queries of the crop dialog. */
export async function cutPhoto(userEvent: StoryContext['userEvent']) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('nowhere to choose a photo');
  const canvas = new OffscreenCanvas(80, 60);
  canvas.getContext('2d')?.fillRect(0, 0, 80, 60);
  await userEvent.upload(input, new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' }));
  const cut = within(await screen.findByRole('dialog', { name: '裁剪照片' }));
  const use = await cut.findByRole('button', { name: '使用这部分' });
  await waitFor(() => expect(use).toBeEnabled());
  await userEvent.click(use);
  return cut;
}
