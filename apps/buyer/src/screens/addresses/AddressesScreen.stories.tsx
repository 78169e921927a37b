import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answerSome } from '../../../../../.storybook/screens/storyCalls';
import { AddressesScreen } from './AddressesScreen';

const meta = {
  title: 'Buyer/Addresses',
  component: AddressesScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/address' },
} satisfies Meta<typeof AddressesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/货柜码头路/);
    await expect(canvas.getAllByRole('button', { name: '设为默认' })[0]).toBeVisible();
  },
};

export const Deleting: Story = {
  name: 'R-1.13 R-5.21 Deleting an address is asked about first',
  play: async ({ canvas, userEvent }) => {
    const [remove] = await canvas.findAllByRole('button', { name: '删除' });
    if (remove) await userEvent.click(remove);
    await screen.findByRole('alertdialog', { name: /删除 .* 的地址？/ });
  },
};

export const Pasted: Story = {
  name: 'R-3.38 A pasted address is read into the fields',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增地址' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新增地址' }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: '粘贴地址' }),
      '林晓 13800136021 浙江省杭州市西湖区文三路 1 号',
    );
    await userEvent.click(dialog.getByRole('button', { name: '识别并填入' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '详细地址' })).toHaveValue('文三路 1 号'));
    await expect(dialog.getByRole('textbox', { name: '收货人姓名' })).toHaveValue('林晓');
    await expect(dialog.getByRole('textbox', { name: '收货人电话' })).toHaveValue('13800136021');
    await expect(dialog.getByRole('button', { name: /杭州市的下级地区/ })).toHaveTextContent('西湖区');
  },
};

/** An incomplete region is reported beside other missing fields, and again after each choice that leaves it incomplete. */
export const PartOfRegion: Story = {
  name: 'R-5.16 A region is asked for until it is whole',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增地址' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新增地址' }));
    const choose = async (select: RegExp, region: string): Promise<void> => {
      await userEvent.click(await dialog.findByRole('button', { name: select }));
      await userEvent.click(await screen.findByRole('option', { name: region }));
    };
    await choose(/地区$/, '浙江省');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await dialog.findByRole('textbox', { name: '收货人姓名', description: '请输入收货人姓名' });
    const described = { description: '请选择地区' };
    await expect(dialog.getByRole('button', described)).toBeVisible();
    await choose(/浙江省的下级地区/, '杭州市');
    await dialog.findByRole('button', { name: /杭州市的下级地区/ });
    await waitFor(() => expect(dialog.getByRole('button', described)).toBeVisible());
    await choose(/杭州市的下级地区/, '西湖区');
    await waitFor(() => expect(dialog.queryByRole('button', described)).toBeNull());
  },
};

/** Refusal after another user moved the address to another area meanwhile. */
const MOVED = {
  code: 40901,
  message: '',
  data: {
    current: { id: 'a-02', areaType: 'HK_MACAO_TW', areaCode: '+852', phone: '61384402', version: 4 },
    changedBy: '陈伟明',
    changedAt: '2025-11-20T03:40:00Z',
  },
};

/** Regions of that area. */
const REGIONS = {
  code: 200,
  message: 'ok',
  data: [{ code: 'HK', name: '香港', nameEn: 'Hong Kong', children: [] }],
};

/** The stored values are loaded into the fields that the user did not change, and validated like input. */
export const MovedMeanwhile: Story = {
  name: 'Q-26 R-5.16 An address that somebody else moved is loaded, and its region asked for anew',
  beforeEach: () =>
    answerSome(({ url }, others) => {
      if (url.endsWith('/user/address/edit')) return Response.json(MOVED);
      return url.endsWith('?areaType=HK_MACAO_TW') ? Response.json(REGIONS) : others();
    }),
  play: async ({ canvas, userEvent }) => {
    const [, edit] = await canvas.findAllByRole('button', { name: '修改' });
    if (edit) await userEvent.click(edit);
    const dialog = within(await screen.findByRole('dialog', { name: '修改地址' }));
    const detail = dialog.getByRole('textbox', { name: '详细地址' });
    await userEvent.clear(detail);
    await userEvent.type(detail, '货柜码头路 90 号');
    const save = dialog.getByRole('button', { name: '保存' });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('陈伟明');
    await userEvent.click(dialog.getByRole('button', { name: /最新/ }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '收货人电话' })).toHaveValue('61384402'));
    await expect(detail).toHaveValue('货柜码头路 90 号');
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await dialog.findByText('请选择地区');
  },
};

export const Large: Story = {
  parameters: { answers: { frontUserAddressList: 'large' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: '修改' })).length).toBeGreaterThan(3);
  },
};

export const Empty: Story = {
  parameters: { answers: { frontUserAddressList: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有收货地址');
    await expect(await canvas.findByRole('button', { name: '新增地址' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { frontUserAddressList: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '地址管理' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '修改' })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontUserAddressList: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const AreaCodesFailed: Story = {
  name: 'Q-31 Dialling codes that could not be read are said to be missing, with another try',
  parameters: { answers: { commonAreaCodes: 'HTTP 500' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增地址' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新增地址' }));
    await dialog.findByText(/选项没有载入：/);
  },
};
