import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { answer } from '../../../../../api-spec/openapi/examples/postFiles.json';
import { answerSome } from '../../../../../.storybook/screens/storyCalls';
import { fileField } from '../../../../../.storybook/screens/fileField';
import { ProductEditorScreen } from './ProductEditorScreen';

const meta = {
  title: 'Back office/Product editor',
  component: ProductEditorScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: 'admin',
    at: '/goods/edit/p-1001',
    route: '/goods/edit/:id',
    answers: { getUsersMe: 'root' },
  },
} satisfies Meta<typeof ProductEditorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  name: 'X-A60 X-A62 A product changed: what it is in both languages, prices, a size more',
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /中文品名/ });
    await expect(name).toHaveValue('双排扣羊绒大衣');
    await userEvent.click(canvas.getByRole('button', { name: '加尺码' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await canvas.findByText('请填写此项');
    await userEvent.type(canvas.getByRole('textbox', { name: '第 7 个尺码' }), '48');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await screen.findByText('保存成功');
  },
};

export const BarcodeTaken: Story = {
  name: 'Q-04 A barcode that another size has stands at its field',
  parameters: { answers: { getUsersMe: 'root', putProductsById: 'error40913' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: /中文品名/ });
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await canvas.findByText('名称或编码已存在');
    await expect(canvas.getByRole('textbox', { name: '尺码 38 的条形码' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};

export const Conflict: Story = {
  name: 'D-55 Who was faster is named, and what was typed stays',
  parameters: { answers: { getUsersMe: 'root', putProductsById: 'error40901' } },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /中文品名/ });
    await userEvent.type(name, ' 二');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await canvas.findByText(/Marco Galli/);
    await expect(name).toHaveValue('双排扣羊绒大衣 二');
    await expect(canvas.getByText('1 处未保存')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '放弃修改' }));
    await expect(name).toHaveValue('双排扣羊绒大衣');
    await expect(canvas.queryByText(/Marco Galli/)).toBeNull();
  },
};

export const New: Story = {
  name: 'X-A61 A new product says what it needs at each field',
  parameters: { at: '/goods/edit/new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /国际编码/ }), '8051234567890');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await canvas.findByRole('textbox', {
      name: /国际编码/,
      description: '校验位不符，应为 13 位 EAN-13 编码',
    });
    const described = canvas.getAllByRole('textbox', { description: '请填写此项' });
    await expect(described.length).toBeGreaterThan(3);
  },
};

/** Answers uploads of pictures with addresses of their own; a file named broken gets the answer that the story names. */
function storePictures(): () => void {
  let stored = 0;
  return answerSome(async (request, others) => {
    if (!request.url.endsWith('/api/v1/files')) return others();
    const file = (await request.clone().formData()).get('file') as File;
    if (file.name.startsWith('broken')) return others();
    stored += 1;
    const data = { ...answer.usual.data, id: `f-${stored}`, url: `/files/f-${stored}`, name: file.name };
    return Response.json({ code: 200, message: 'ok', data });
  });
}

export const PicturesTogether: Story = {
  name: 'Q-13 R-2.79 Of pictures dropped together each that is not taken is named with its reason, the others are added',
  parameters: { at: '/goods/edit/new', answers: { getUsersMe: 'root', postFiles: 'error41501' } },
  beforeEach: storePictures,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: /国际编码/ });
    const input = fileField(canvasElement);
    const good = Array.from({ length: 13 }, (_, at) => `look-${at + 1}.jpg`);
    const files = ['notes.docx', 'broken.png', ...good].map((name) => new File(['x'], name));
    await user.setup({ applyAccept: false }).upload(input, files);
    const added = async (count: number) =>
      waitFor(async () =>
        expect(within(canvas.getByRole('list', { name: '图片' })).getAllByRole('listitem')).toHaveLength(
          count,
        ),
      );
    await added(11);
    const left = within(canvas.getByRole('list', { name: '上传中或未添加的图片' }));
    await waitFor(() => expect(left.getAllByRole('listitem')).toHaveLength(4));
    const words = left.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(words).toEqual([
      'notes.docx仅支持 jpg、png、webp 图片',
      'broken.png不支持的文件类型',
      'look-12.jpg最多添加 12 个文件，此文件未添加',
      'look-13.jpg最多添加 12 个文件，此文件未添加',
    ]);
    await user.click(left.getByRole('button', { name: '移除 look-13.jpg' }));
    await user.upload(input, new File(['x'], 'look-12.jpg'));
    await added(12);
    await expect(left.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Copied: Story = {
  name: 'R-2.79 A copy is another colour of the same style, with the same sizes',
  parameters: { at: '/goods/edit/new?from=p-1001' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /中文品名/ })).toHaveValue('双排扣羊绒大衣');
    await expect(canvas.getByRole('textbox', { name: /中文颜色/ })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: '第 6 个尺码' })).toHaveValue('46');
  },
};

export const Failed: Story = {
  parameters: { answers: { getProductsByIdForm: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const ChoicesFailed: Story = {
  name: 'Q-31 Choices that could not be read are named at their fields, with another try',
  parameters: {
    answers: { getUsersMe: 'root', getBrandsOptions: 'HTTP 500', getSuppliersOptions: 'HTTP 500' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('选项没有载入：品牌')).toBeVisible();
    await expect(await canvas.findByText('选项没有载入：供应商')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: '重试' })).toHaveLength(2);
  },
};
