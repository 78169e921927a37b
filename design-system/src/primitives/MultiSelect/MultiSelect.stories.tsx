import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Columns } from '../../layout/Columns/Columns';
import { say } from '../../testing/say';
import { StoryServer, useStoryServer } from '../options/storyServer';
import { MultiSelect } from './MultiSelect';
import type { MultiSelectProps } from './MultiSelect';

const roles = [
  { id: 'SALES', label: say('销售', 'Sales'), note: 'SALES' },
  { id: 'FINANCE', label: say('财务', 'Finance'), note: 'FINANCE' },
  { id: 'WAREHOUSE', label: say('仓库', 'Warehouse'), note: 'WAREHOUSE' },
  { id: 'PURCHASER', label: say('采购', 'Purchasing'), note: 'PURCHASER' },
  { id: 'GUEST', label: say('访客', 'Guest'), note: 'GUEST' },
];

const meta = {
  title: 'Primitives/MultiSelect',
  component: MultiSelect,
  tags: ['!autodocs'],
  args: {
    label: say('角色', 'Roles'),
    options: roles,
    defaultValue: ['SALES', 'FINANCE'],
    placeholder: say('输入角色名称或编码', 'Type a role or its code'),
    onChange: fn(),
  },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Closes the list, which hides everything beside the field from screen readers while it is open. */
async function closeList(field: HTMLElement): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
}

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Columns template="three">
      <MultiSelect {...args} defaultValue={[]} isRequired />
      <MultiSelect
        {...args}
        defaultValue={[]}
        isInvalid
        errorMessage={say('至少选择一个角色', 'Choose at least one role')}
      />
      <MultiSelect {...args} isDisabled />
    </Columns>
  ),
  play: async ({ canvas }) => {
    const [none, wrong, off] = canvas.getAllByRole('combobox');
    await expect(none).toHaveAccessibleDescription('未选');
    await expect(wrong).toHaveAccessibleDescription('至少选择一个角色 未选');
    await expect(off).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /移除/ })).toBeNull();
  },
};

/** Typing finds by label and note; Enter adds the focused option, clears the words and leaves the list open for the next. */
export const Add: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: '角色' });
    await expect(field).toHaveAccessibleDescription('已选 2 项：销售和财务');
    await userEvent.type(field, 'ware');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['SALES', 'FINANCE', 'WAREHOUSE']);
    await expect(field).toHaveValue('');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(roles.length));
    await closeList(field);
    await expect(canvas.getByRole('row', { name: /仓库/ })).toBeVisible();
  },
};

/** Options that are chosen have a tick in the list; pressed again they are taken back. */
export const TakeBackInList: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /建议/ }));
    const chosen = await screen.findByRole('option', { name: '财务 FINANCE' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(chosen);
    await expect(args.onChange).toHaveBeenLastCalledWith(['SALES']);
    await closeList(canvas.getByRole('combobox'));
  },
};

/** The cross of a tag removes it; the focus goes to the next tag, and to the text after the last. */
export const Remove: Story = {
  play: async ({ canvas, args }) => {
    const cross = (name: string) =>
      within(canvas.getByRole('row', { name: new RegExp(name) })).getByRole('button');
    await userEvent.click(cross('销售'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['FINANCE']);
    await userEvent.click(cross('财务'));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

/** Arrow keys walk the tags and Delete removes one; Backspace in the empty text removes the last. */
export const Keyboard: Story = {
  args: { defaultValue: ['SALES', 'FINANCE', 'GUEST', 'WAREHOUSE'] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['SALES', 'FINANCE', 'GUEST']);
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: /销售/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['SALES', 'GUEST']);
    await waitFor(() => expect(canvas.getByRole('row', { name: /访客/ })).toHaveFocus());
  },
};

/** Letters that match nothing are words, not a value: leaving the field drops them. */
export const NoMatch: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'zz');
    await expect(await screen.findByText('没有匹配项')).toBeVisible();
    await userEvent.tab();
    await expect(field).toHaveValue('');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A choice that must stay, such as the leader of a team, has no cross and no key removes it. */
export const Locked: Story = {
  args: { options: roles.map((role) => ({ ...role, isDisabled: role.id === 'FINANCE' })) },
  play: async ({ canvas, args }) => {
    await expect(within(canvas.getByRole('row', { name: /财务/ })).queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['FINANCE']);
  },
};

const server = new StoryServer();

function Served(props: MultiSelectProps) {
  const [value, setValue] = useState(props.value ?? []);
  const options = useStoryServer(server);
  return (
    <MultiSelect
      {...props}
      {...options}
      value={value}
      onChange={(ids) => {
        props.onChange?.(ids);
        setValue(ids);
      }}
    />
  );
}

/** The server finds, by pinyin too; the names of stored and of earlier choices stay, whatever the next answer contains. */
export const FromServer: Story = {
  args: {
    label: say('通知客户', 'Customers to notify'),
    placeholder: say('姓名、编号或拼音', 'Name or code'),
    value: ['xu'],
    defaultValue: undefined,
    knownOptions: [{ id: 'xu', label: say('徐蔚', 'Xu Wei') }],
  },
  beforeEach: () => server.reset(),
  render: (args) => <Served {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zhoul');
    await userEvent.click(await screen.findByRole('option', { name: '周岚 C-0420' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['xu', 'zhou']);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('row', { name: /周岚/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /徐蔚/ })).toBeVisible();
  },
};

/** On a phone tags wrap, and a tap adds and removes. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { defaultValue: ['SALES', 'FINANCE', 'PURCHASER', 'GUEST'] },
  play: async ({ canvas, args }) => {
    const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target });
    await tap(within(canvas.getByRole('row', { name: /财务/ })).getByRole('button'));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['SALES', 'PURCHASER', 'GUEST']));
    await userEvent.click(canvas.getByRole('button', { name: /建议/ }));
    await tap(await screen.findByRole('option', { name: '仓库 WAREHOUSE' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(['SALES', 'PURCHASER', 'GUEST', 'WAREHOUSE']),
    );
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await expect(list.right).toBeLessThanOrEqual(window.innerWidth);
    await closeList(canvas.getByRole('combobox'));
  },
};
