import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { PaymentsScreen } from './PaymentsScreen';

const meta = {
  title: 'Back office/Payments',
  component: PaymentsScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: 'admin', at: '/money/payments' },
} satisfies Meta<typeof PaymentsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const desk = async () => within(await screen.findByRole('complementary', { name: '核收' }));

export const Full: Story = {
  name: 'X-A131 A proof beside its order',
  play: async () => {
    await (await desk()).findByRole('heading', { name: '付款凭证' });
    await expect(screen.getAllByText('线下转账')[0]).toBeVisible();
  },
};

export const NextByKey: Story = {
  name: 'X-A131 The next one by key',
  play: async ({ userEvent }) => {
    await (await desk()).findByText(/第 1 笔/);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await (await desk()).findByText(/第 2 笔/);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await (await desk()).findByText(/第 1 笔/);
  },
};

export const Accepted: Story = {
  name: 'M-T6 What really arrived is accepted',
  play: async ({ userEvent }) => {
    const beside = await desk();
    const field = await beside.findByRole('textbox', { name: '实到金额' });
    await expect(field).not.toHaveValue('');
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await userEvent.click(beside.getByRole('button', { name: '核收' }));
    await beside.findByText('请填写大于 0 的金额');
    await userEvent.clear(field);
    await userEvent.type(field, '1');
    await userEvent.click(beside.getByRole('button', { name: '核收' }));
    await screen.findByText(/的付款已核收/);
  },
};

export const Rejected: Story = {
  name: 'M-T6a A proof is sent back with its reason',
  play: async ({ userEvent }) => {
    await userEvent.click(await (await desk()).findByRole('button', { name: '退回' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /退回原因/ }), '金额与水单不符');
    await userEvent.click(dialog.getByRole('button', { name: '退回' }));
    await screen.findByText(/的凭证已退回/);
  },
};

export const ChangedMeanwhile: Story = {
  parameters: { answers: { putPaymentsByIdVerify: 'error40901' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await (await desk()).findByRole('button', { name: '核收' }));
    await (await desk()).findByText(/改过这里/);
  },
};

export const Empty: Story = {
  parameters: { answers: { getPaymentsPage: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByText('没有待核收的凭证');
  },
};

export const Failed: Story = {
  parameters: { answers: { getPaymentsPage: 'HTTP 500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const DayStatement: Story = {
  name: 'X-A131 The statement of a day adds up',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '日结单' }));
    const dialog = within(await screen.findByRole('dialog', { name: '日结单' }));
    await dialog.findByText('O25111800241');
    await expect(dialog.getByText('€2,749.00')).toBeVisible();
    await expect(dialog.getByText('−€500.00')).toBeVisible();
  },
};

export const DayWithoutMoney: Story = {
  name: 'X-A131 A day on which no money moved',
  parameters: { answers: { getPaymentsStatement: 'empty' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '日结单' }));
    await expect(await screen.findByText('这一天没有收付')).toBeVisible();
  },
};

const waiting = async () => within(await screen.findByRole('dialog', { name: '待复核的款项' }));

export const SecondPerson: Story = {
  name: 'X-A218 X-A220 What waits for a second person is agreed to, or refused with a reason',
  parameters: { answers: { getUsersMe: 'root' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^待复核 [1-9]/ }));
    const dialog = await waiting();
    const given = within(await dialog.findByRole('region', { name: /^增加余额/ }));
    await userEvent.click(given.getByRole('button', { name: '同意' }));
    await screen.findByText('已同意，款项已入账');
    await userEvent.click(given.getByRole('button', { name: '驳回' }));
    const reason = within(await screen.findByRole('dialog', { name: '驳回这笔款项？' }));
    await userEvent.type(reason.getByRole('textbox'), '与对账单不符');
    await userEvent.click(reason.getByRole('button', { name: '驳回' }));
    await screen.findByText('已驳回');
  },
};

export const OwnRequest: Story = {
  name: 'X-A220 Who asked does not agree, but may take it back',
  parameters: { answers: { getUsersMe: 'root' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^待复核 [1-9]/ }));
    const own = within(await (await waiting()).findByRole('region', { name: /^退款/ }));
    await own.findByText('由您提交，须由他人复核。');
    await expect(own.queryByRole('button', { name: '同意' })).toBeNull();
    await expect(own.getByRole('button', { name: '撤回' })).toBeVisible();
  },
};

export const NothingWaits: Story = {
  parameters: { answers: { getUsersMe: 'root', getPaymentsApprovalsPage: 'empty' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '待复核 0' }));
    await (await waiting()).findByText('没有待复核的款项');
  },
};

export const WaitingFailed: Story = {
  name: 'X-A218 What waits could not be loaded: it says so, and not that nothing waits',
  parameters: { answers: { getUsersMe: 'root', getPaymentsApprovalsPage: 'HTTP 500' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^待复核/ }));
    const dialog = await waiting();
    await dialog.findByText('待复核的款项没有取到');
    await expect(dialog.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(dialog.queryByText('没有待复核的款项')).toBeNull();
  },
};
