import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fileField } from '../../../../../.storybook/screens/fileField';
import { DemoUploadScreen } from './DemoUploadScreen';

const meta = {
  title: 'Back office/Demo/Upload',
  component: DemoUploadScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/demo/upload' },
} satisfies Meta<typeof DemoUploadScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (
  canvasElement: HTMLElement,
  upload: (input: HTMLElement, files: File[]) => Promise<void>,
  names: readonly string[],
): Promise<void> => {
  const input = fileField(canvasElement);
  await upload(
    input,
    names.map((name) => new File(['x'], name)),
  );
};

export const Empty: Story = {
  name: 'R-2.66 Nothing to pause before there is a file',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有文件')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '全部暂停' })).toBeDisabled();
  },
};

export const Refused: Story = {
  name: 'R-2.66 Each file that cannot be sent says why, and the others go their way',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('还没有文件');
    const user = userEvent.setup({ applyAccept: false });
    await choose(canvasElement, (input, files) => user.upload(input, files), ['notes.docx', 'plan.xlsx']);
    await expect(await canvas.findAllByText('仅支持 jpg、png、webp 图片或 PDF')).toHaveLength(2);
    await expect(canvas.getByText('已上传 0 / 2 个文件')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '全部重新上传' })).toBeDisabled();
    await user.click(canvas.getByRole('button', { name: '移除 notes.docx' }));
    await expect(canvas.getByText('已上传 0 / 1 个文件')).toBeVisible();
  },
};
