import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Columns } from '../../layout/Columns/Columns';
import { say } from '../../testing/say';
import { FieldHelp } from '../FieldHelp/FieldHelp';
import { Link } from '../Link/Link';
import { TextField } from './TextField';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  tags: ['!autodocs'],
  args: {
    label: say('公司名称', 'Company name'),
    defaultValue: say('瀚海贸易', 'Hanhai Trading'),
    onChange: fn(),
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '公司名称' }), '有限公司');
    await expect(args.onChange).toHaveBeenLastCalledWith('瀚海贸易有限公司');
  },
};

/** Filled, empty, invalid, with a warning, disabled, with a unit. */
export const States: Story = {
  render: () => (
    <Columns template="three">
      <TextField
        label={say('公司名称', 'Company name')}
        defaultValue={say('瀚海贸易（香港）有限公司', 'Hanhai Trading')}
      />
      <TextField
        label={say('邀请码（选填）', 'Invitation code (optional)')}
        placeholder={say('选填', 'Optional')}
        description={say('由专属业务员提供', 'Ask your salesperson')}
      />
      <TextField
        label={say('邮箱', 'E-mail')}
        defaultValue="linzx@hanhai"
        isInvalid
        errorMessage={say('请输入正确的邮箱', 'Enter a correct e-mail address')}
      />
      <TextField
        label={say('数量', 'Quantity')}
        defaultValue="2"
        warning={say('起订 3 件，还差 1 件', 'Minimum 3 pieces, 1 missing')}
      />
      <TextField label={say('手机号', 'Phone')} defaultValue="+86 138 0013 6021" isDisabled />
      <TextField
        label={say('批发价', 'Wholesale price')}
        defaultValue="412.50"
        prefix="€"
        suffix={say('每件', 'each')}
      />
    </Columns>
  ),
};

/** Required, read-only, with help, with a button that empties it, and with a text that is too long. */
export const Kinds: Story = {
  render: function Kinds() {
    const [code, setCode] = useState('K7M2-91QX');
    const [name, setName] = useState(say('春夏系列第二批补货', 'Spring and summer, second delivery'));
    return (
      <Columns template="three">
        <TextField label={say('公司名称', 'Company name')} isRequired />
        <TextField
          label={say('编码', 'Code')}
          help={
            <FieldHelp label={say('编码', 'Code')}>
              {say('报表用它识别部门。', 'Reports know the department by it.')}
            </FieldHelp>
          }
          defaultValue="SALES_MI"
          isReadOnly
          description={say('建好后不能改', 'Cannot be changed')}
        />
        <TextField
          label={say('邀请码', 'Invitation code')}
          value={code}
          onChange={setCode}
          onClear={() => setCode('')}
        />
        <TextField
          label={say('视图名称', 'Name of the view')}
          value={name}
          onChange={setName}
          maxLength={8}
          isRequired
        />
      </Columns>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: '公司名称' })).toBeRequired();
    const readOnly = canvas.getByRole('textbox', { name: '编码' });
    await expect(getComputedStyle(readOnly.parentElement as Element).borderBlockEndStyle).toBe('none');
    const long = canvas.getByRole('textbox', { name: '视图名称' });
    await expect(long).toHaveAccessibleDescription('最多 8 字，超出 1 字');
    await userEvent.type(long, '{Backspace}');
    await expect(long).toBeValid();
    await expect(canvas.getByText('8 / 8')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('8 / 8')).not.toBeVisible();
  },
};

/** A field in a frame as wide as its content: the frame stays as it is when the count comes and goes, and so do the buttons in it. */
export const CountKeepsRoom: Story = {
  render: function CountKeepsRoom() {
    const [name, setName] = useState('');
    return (
      <div style={{ inlineSize: 'max-content' }}>
        <TextField
          label={say('视图名称', 'Name of the view')}
          value={name}
          onChange={setName}
          maxLength={60}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '视图名称' });
    const width = () => field.closest('[data-rac]')?.parentElement?.getBoundingClientRect().width;
    const before = width();
    await userEvent.click(field);
    await expect(canvas.getByText('0 / 60')).toBeVisible();
    await expect(width()).toBe(before);
  },
};

/** A link at the end of the label's line. */
export const LabelEnd: Story = {
  args: {
    label: say('密码', 'Password'),
    labelEnd: (
      <Link href="#/login" variant="weak">
        {say('忘记密码', 'Forgot password')}
      </Link>
    ),
  },
};

/** The error is part of the field's accessible description. */
export const Invalid: Story = {
  args: {
    label: say('邮箱', 'E-mail'),
    isInvalid: true,
    errorMessage: say('请输入正确的邮箱', 'Enter a correct e-mail address'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('请输入正确的邮箱');
  },
};
