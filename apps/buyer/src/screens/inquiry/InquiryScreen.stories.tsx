import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { queryClient } from '@selvedge/app-shell/app/queryClient';
import { delayedResponses } from '../../../../../.storybook/screens/storyCalls';
import { InquiryScreen } from './InquiryScreen';

const meta = {
  title: 'Buyer/Inquiry',
  component: InquiryScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'buyer', at: '/procurement/inquiry?draft=d-01' },
} satisfies Meta<typeof InquiryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromDraft: Story = {
  name: 'R-1.10 R-2.27 An inquiry from a draft',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '米兰第二批 补货' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '提交询价单' })).toBeVisible();
  },
};

export const FromCart: Story = {
  parameters: { at: '/procurement/inquiry?from=cart' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '生成询价单' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '提交询价单' })).toBeVisible();
  },
};

export const Sent: Story = {
  name: 'R-8.15 The inquiry was created',
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText(/货柜码头路/);
    await userEvent.click(canvas.getByRole('button', { name: '提交询价单' }));
    await screen.findByText('询价单创建成功');
  },
};

const sums = delayedResponses('/inquiry/preview');

/** The totals move the button down when they load: before that a press could miss it. */
export const LateSums: Story = {
  name: 'R-1.10 The button is held until its sums stand above it',
  beforeEach: sums.hold,
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText(/货柜码头路/);
    const othersComing = () =>
      queryClient.isFetching({ predicate: ({ queryKey }) => !queryKey.includes('preview') });
    await waitFor(() => expect(othersComing()).toBe(0));
    const submit = canvas.getByRole('button', { name: '提交询价单' });
    await expect(canvas.queryByText('应付合计')).toBeNull();
    await expect(submit).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '存为草稿' })).toBeEnabled();
    sums.letGo();
    const sum = await canvas.findByText('应付合计');
    await waitFor(() => expect(submit).toBeEnabled());
    await expect(sum.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(submit);
    await screen.findByText('询价单创建成功');
  },
};

export const GivenUp: Story = {
  name: 'R-5.22 Leaving an inquiry is asked about first',
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText(/货柜码头路/);
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    const asked = await screen.findByRole('alertdialog');
    await userEvent.click(within(asked).getByRole('button', { name: '继续填写' }));
    await expect(canvas.getByRole('button', { name: '提交询价单' })).toBeVisible();
  },
};

export const WithoutAddress: Story = {
  parameters: { answers: { frontUserAddressList: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有收货地址，请先新增。');
  },
};

export const Refused: Story = {
  parameters: { answers: { frontInquiryCreate: 'error40902' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText(/货柜码头路/);
    await userEvent.click(canvas.getByRole('button', { name: '提交询价单' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有下单');
  },
};

export const Empty: Story = {
  parameters: { at: '/procurement/inquiry?from=cart', answers: { frontCartList: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('没有要询价的商品');
    await expect(await canvas.findByRole('link', { name: '清单管理' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { answers: { frontInquiryDraftDetail: 'pending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '生成询价单' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { answers: { frontInquiryDraftDetail: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const Unknown: Story = {
  parameters: { answers: { frontInquiryDraftDetail: 'error40401' } },
  play: async ({ canvas }) => {
    await canvas.findByText('没有这份草稿');
    await expect(await canvas.findByRole('link', { name: '去草稿箱' })).toBeVisible();
  },
};

export const PartsFailed: Story = {
  name: 'Q-31 Members and where the lists deliver, not read, are said to be missing, with another try',
  parameters: { answers: { frontTeamMemberOptions: 'HTTP 500', frontListDetail: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await canvas.findByText('选项没有载入：通知成员');
    await canvas.findByText('选项没有载入：清单的发货范围');
    await expect(canvas.getAllByRole('button', { name: '重试' })).toHaveLength(2);
  },
};
