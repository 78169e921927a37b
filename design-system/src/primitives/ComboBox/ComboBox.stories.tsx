import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Columns } from '../../layout/Columns/Columns';
import { say } from '../../testing/say';
import { StoryServer, useStoryServer } from '../options/storyServer';
import { ComboBox } from './ComboBox';
import type { ComboBoxProps } from './ComboBox';

const brands = [
  ['Maison Orsel', 'MO-01'],
  ['Atelier Brenn', 'AB-07'],
  ['Casa Vianello', 'CV-02'],
  ['Kerguelen', 'KG-11'],
  ['Halden', 'HD-05'],
  ['Ostrava & Fils', 'OF-03'],
].map(([label = '', note = '']) => ({ id: label, label, note }));

const meta = {
  title: 'Primitives/ComboBox',
  component: ComboBox,
  tags: ['!autodocs'],
  args: {
    label: say('品牌', 'Brand'),
    options: brands,
    placeholder: say('输入品牌名或编号', 'Type a brand or its code'),
    onChange: fn(),
  },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Columns template="three">
      <ComboBox {...args} defaultValue="Halden" isRequired />
      <ComboBox
        {...args}
        isInvalid
        errorMessage={say('请选择品牌', 'Choose a brand')}
        description={say('不在列表中的先到“品牌”里添加', 'Add a new one under Brands first')}
      />
      <ComboBox {...args} defaultValue="Halden" isDisabled />
    </Columns>
  ),
  play: async ({ canvas }) => {
    const [usual, wrong, off] = canvas.getAllByRole('combobox');
    await expect(usual).toHaveValue('Halden');
    await expect(wrong).toHaveAccessibleDescription('请选择品牌');
    await expect(off).toBeDisabled();
  },
};

/** Typing filters the options; Enter selects the focused one, which typing alone does not. */
export const Filter: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: '品牌' });
    await userEvent.type(field, 'bre');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce());
    await expect(args.onChange).toHaveBeenCalledWith('Atelier Brenn');
    await expect(field).toHaveValue('Atelier Brenn');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The note is matched as the label is: a code finds its brand. */
export const FindByCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '品牌' }), 'cv-0');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(screen.getByRole('option', { name: 'Casa Vianello CV-02' })).toBeVisible();
  },
};

/** What was typed stays while nothing matches, so that a letter can be mended; leaving the field brings the choice back. */
export const NoMatch: Story = {
  args: { defaultValue: 'Halden' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: '品牌' });
    await userEvent.type(field, 'zz');
    await waitFor(() => expect(screen.getByText('没有匹配项')).toBeVisible());
    await expect(field).toHaveValue('Haldenzz');
    await userEvent.tab();
    await expect(field).toHaveValue('Halden');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The button shows all options with the choice ticked; Escape closes the list and leaves the choice as it was. */
export const Open: Story = {
  args: { defaultValue: 'Halden' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '品牌' });
    await userEvent.click(canvas.getByRole('button'));
    const list = await screen.findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(brands.length);
    await expect(within(list).getByRole('option', { name: 'Halden HD-05' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.type(field, 'x');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    await expect(field).toHaveValue('Halden');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
  },
};

/** Erasing the text takes the choice back. */
export const Erase: Story = {
  args: { defaultValue: 'Halden' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: '品牌' });
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(field).toHaveValue('');
  },
};

/** Letters that an input method still composes search for nothing: half a syllable matches no name. */
export const Composing: Story = {
  args: { options: [{ id: 'lin', label: say('林知夏', 'Lin Zhixia') }] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '品牌' });
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    await userEvent.type(field, 'lin');
    await expect(await screen.findByRole('option', { name: '林知夏' })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '陆');
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await expect(await screen.findByText('没有匹配项')).toBeVisible();
  },
};

/** Of many options the list shows the first hundred and says how many it leaves out. */
export const Many: Story = {
  args: {
    options: Array.from({ length: 240 }, (_, index) => ({ id: `${index}`, label: `Atelier ${index + 1}` })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(100));
    await expect(screen.getAllByText('另有 140 项，继续输入可缩小范围')[0]).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox'), '240');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  },
};

interface ServedProps extends ComboBoxProps {
  server: StoryServer;
}

function Served({ server, ...props }: ServedProps) {
  const [value, setValue] = useState(props.value ?? null);
  const options = useStoryServer(server);
  return (
    <ComboBox
      {...props}
      {...options}
      value={value}
      onChange={(id) => {
        props.onChange?.(id);
        setValue(id);
      }}
    />
  );
}

const customer = { label: say('客户', 'Customer'), placeholder: say('姓名、编号或拼音', 'Name or code') };
const served = (args: Pick<Partial<ComboBoxProps>, 'value' | 'knownOptions'> = {}) => {
  const server = new StoryServer();
  const story: Story = {
    args: { ...customer, ...args },
    render: (props) => <Served {...props} server={server} />,
    // A story may be drawn again: by its page, and in the other theme.
    beforeEach: () => server.reset(),
  };
  return { server, story };
};

const byServer = served();

/** The server's answer is shown as it is: it finds by pinyin, which no label contains. It is a page, and the foot says how many more there are. */
export const FromServer: Story = {
  ...byServer.story,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: '客户' });
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await expect(screen.getAllByText('另有 1 项，继续输入可缩小范围')[0]).toBeVisible();
    await userEvent.type(field, 'zhoul');
    await userEvent.click(await screen.findByRole('option', { name: '周岚 C-0420' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('zhou');
    await expect(field).toHaveValue('周岚');
    // The answer to no words at all lacks that customer; the label stays.
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    await expect(field).toHaveValue('周岚');
  },
};

const late = served();

/** While the server searches, the options before stay and a thread runs; an older answer that comes later is not shown. */
export const LateAnswers: Story = {
  ...late.story,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '客户' });
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    late.server.hold();
    await userEvent.type(field, 'lu');
    await waitFor(() => expect(late.server.asked).toEqual(['l', 'lu']));
    await expect(screen.getAllByRole('option')).toHaveLength(3);
    await expect(screen.getByText('正在查找')).toBeInTheDocument();
    late.server.answer('lu');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    late.server.answer('l');
    await expect(screen.getByRole('option', { name: '陆明远 C-0227' })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await expect(screen.queryByText('正在查找')).toBeNull();
  },
};

const failing = served();

/** A search that failed says so in the list, with a retry; the words stay, and typing on searches again. */
export const Failed: Story = {
  ...failing.story,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '客户' });
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    failing.server.hold();
    await userEvent.type(field, 'zhou');
    await waitFor(() => expect(failing.server.asked).toContain('zhou'));
    failing.server.fail('zhou');
    await userEvent.click((await screen.findAllByRole('button', { name: '重试' })).at(-1) as HTMLElement);
    failing.server.answer('zhou');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(field).toHaveValue('zhou');
    await expect(screen.queryByText('没能读取客户')).toBeNull();
  },
};

const unread = served();

/** Where not even the first options could be read, the field says so below, and the keyboard reaches the retry. */
export const Unread: Story = {
  ...unread.story,
  beforeEach: () => {
    unread.server.reset();
    unread.server.hold();
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(unread.server.asked).toContain(''));
    unread.server.fail('');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没能读取客户');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '重试' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    unread.server.answer('');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** A choice that no answer contains, such as that of a stored record, is shown by its known label. */
export const KnownChoice: Story = {
  ...served({ value: 'xu', knownOptions: [{ id: 'xu', label: say('徐蔚', 'Xu Wei') }] }).story,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '客户' });
    await expect(field).toHaveValue('徐蔚');
    await userEvent.type(field, 'x');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    await expect(field).toHaveValue('徐蔚');
  },
};

/** On a phone the list is as wide as the field and a tap chooses. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const option = await screen.findByRole('option', { name: 'Kerguelen KG-11' });
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await expect(list.left).toBeGreaterThanOrEqual(0);
    await expect(list.right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.pointer({ keys: '[TouchA]', target: option });
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('Kerguelen'));
  },
};
