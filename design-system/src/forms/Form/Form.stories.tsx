import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import type { Resolver, ResolverResult, UseFormReturn } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button';
import { say } from '../../testing/say';
import { FormCheckbox } from '../FormCheckbox/FormCheckbox';
import { FormNumberField } from '../FormNumberField/FormNumberField';
import { FormPasswordField } from '../FormPasswordField/FormPasswordField';
import { FormRadioGroup } from '../FormRadioGroup/FormRadioGroup';
import { FormSelect } from '../FormSelect/FormSelect';
import { FormTextArea } from '../FormTextArea/FormTextArea';
import { FormTextField } from '../FormTextField/FormTextField';
import { Form } from './Form';

interface Account {
  email: string;
  password: string;
  identity: string;
  pieces: number | null;
  mode: string;
  remark: string;
  isDefault: boolean;
}

const blank: Account = {
  email: '',
  password: '',
  identity: '',
  pieces: null,
  mode: 'valid',
  remark: '',
  isDefault: false,
};
const sent = fn();

/** Resolver that returns keys, as a schema's resolver does; the form turns them into texts. */
const rules: Resolver<Account> = (values): ResolverResult<Account> =>
  values.email.includes('@')
    ? { values, errors: {} }
    : { values: {}, errors: { email: { type: 'pattern', message: 'entercorrectemail' } } };

const words: Record<string, string> = {
  entercorrectemail: say('请输入正确的邮箱', 'Enter a correct e-mail address'),
};

function AccountFields({ form }: { form: UseFormReturn<Account> }) {
  const { control } = form;
  return (
    <>
      <FormTextField control={control} name="email" label={say('邮箱', 'E-mail')} />
      <FormPasswordField control={control} name="password" label={say('密码', 'Password')} />
      <FormSelect
        control={control}
        name="identity"
        label={say('身份类型', 'Type of buyer')}
        options={[{ id: 'HK_TRADER', label: say('香港贸易商', 'Hong Kong trader') }]}
      />
      <FormNumberField control={control} name="pieces" label={say('数量', 'Pieces')} minValue={0} />
      <FormRadioGroup
        control={control}
        name="mode"
        label={say('导入方式', 'How to import')}
        orientation="horizontal"
        options={[
          { id: 'valid', label: say('仅有效行', 'Valid rows only') },
          { id: 'all', label: say('全部或不导', 'All or nothing') },
        ]}
      />
      <FormTextArea control={control} name="remark" label={say('备注', 'Remark')} />
      <FormCheckbox control={control} name="isDefault">
        {say('默认地址', 'Default address')}
      </FormCheckbox>
      <Button type="submit" variant="primary" isWide isPending={form.formState.isSubmitting}>
        {say('保存', 'Save')}
      </Button>
    </>
  );
}

function AccountForm({ refusal, isChecked }: { refusal?: string; isChecked?: boolean }) {
  const form = useForm<Account>({ defaultValues: blank, resolver: isChecked ? rules : undefined });
  return (
    <Form
      form={form}
      label={say('账号', 'Account')}
      errorText={(key) => words[key] ?? key}
      onSubmit={(values) => {
        sent(values);
        if (refusal) form.setError('root', { message: refusal });
      }}
    >
      <AccountFields form={form} />
    </Form>
  );
}

/** Asks for e-mail, password and the way to import. */
const needs: Resolver<Account> = (values): ResolverResult<Account> => {
  const empty = (['email', 'password', 'mode'] as const).filter((name) => values[name] === '');
  if (empty.length === 0) return { values, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(empty.map((name) => [name, { type: 'min', message: 'required' }])),
  };
};

function LongForm() {
  const form = useForm<Account>({
    defaultValues: { ...blank, mode: '' },
    resolver: Object.assign(needs, {
      rules: {
        isRequired: (name: string) => ['email', 'password', 'mode'].includes(name),
        maxLength: (name: string) => (name === 'remark' ? 200 : undefined),
        areAllRequired: false,
      },
    }),
  });
  return (
    <Form
      form={form}
      label={say('账号', 'Account')}
      errorText={() => say('请填写', 'Fill this in')}
      onSubmit={(values) => sent(values)}
    >
      <AccountFields form={form} />
    </Form>
  );
}

const meta = { title: 'Forms/Form', component: AccountForm, tags: ['!autodocs'] } satisfies Meta<
  typeof AccountForm
>;

export default meta;
type Story = StoryObj<typeof meta>;

let isGateOpen = Promise.resolve();

/** Resolver that does not finish until the gate is opened. */
const slowRules: Resolver<Account> = async (values) => {
  await isGateOpen;
  return { values, errors: {} };
};

function ReadAnewForm() {
  const [email, setEmail] = useState('');
  const form = useForm<Account>({
    values: { ...blank, email },
    resetOptions: { keepDirtyValues: true },
    resolver: slowRules,
  });
  return (
    <>
      <Form form={form} label={say('账号', 'Account')} onSubmit={(values) => sent(values)}>
        <FormTextField control={form.control} name="email" label={say('邮箱', 'E-mail')} />
        <FormTextArea control={form.control} name="remark" label={say('备注', 'Remark')} />
        <Button type="submit">{say('保存', 'Save')}</Button>
      </Form>
      <Button onPress={() => setEmail('vanni@tessuto.it')}>{say('重新读取', 'Read again')}</Button>
    </>
  );
}

/** Every adapter passes its value to the form: text, id, number, boolean. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: '邮箱' }), 'linzx@hanhai-trade.hk');
    await userEvent.type(canvas.getByLabelText('密码'), 'Demo-2026');
    await userEvent.type(canvas.getByRole('textbox', { name: '数量' }), '12');
    await userEvent.click(canvas.getByRole('radio', { name: '全部或不导' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '默认地址' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        ...blank,
        email: 'linzx@hanhai-trade.hk',
        password: 'Demo-2026',
        pieces: 12,
        mode: 'all',
        isDefault: true,
      }),
    );
  },
};

/** On a wide screen the button is as wide as its words. */
export const ButtonOnDesk: Story = {
  render: () => <ReadAnewForm />,
  play: async ({ canvas }) => {
    const { offsetWidth } = canvas.getByRole('form', { name: '账号' });
    await expect(canvas.getByRole('button', { name: '保存' }).offsetWidth).toBeLessThan(offsetWidth / 2);
  },
};

/** On a phone the button is as wide as the fields. */
export const ButtonOnPhone: Story = {
  render: () => <ReadAnewForm />,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const { offsetWidth } = canvas.getByRole('form', { name: '账号' });
    await expect(canvas.getByRole('button', { name: '保存' }).offsetWidth).toBe(offsetWidth);
  },
};

/** The server's refusal is shown at the top and announced. */
export const Refused: Story = {
  args: { refusal: say('邮箱已被使用', 'This e-mail is taken') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('邮箱已被使用');
  },
};

/** The first invalid field is focused and shows its error; nothing is sent. */
export const Wrong: Story = {
  args: { isChecked: true },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const field = canvas.getByRole('textbox', { name: '邮箱' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/请输入正确的邮箱|Enter a correct/);
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Above a long form the faulty fields are listed; each link leads to its field, and goes when the field is corrected. */
export const Summary: Story = {
  render: () => <LongForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('有 3 处需要改正');
    await userEvent.click(canvas.getByRole('link', { name: '导入方式' }));
    await expect(canvas.getByRole('radio', { name: '仅有效行' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: '密码' }));
    await userEvent.keyboard('Demo-2026');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('有 2 处需要改正'));
    await expect(canvas.queryByRole('link', { name: '密码' })).toBeNull();
  },
};

/** New values that arrive while the rules are checked do not drop the submit: it is sent with them and with what was typed. */
export const ReadAnewWhileChecked: Story = {
  render: () => <ReadAnewForm />,
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    let openGate = (): void => undefined;
    isGateOpen = new Promise((open) => {
      openGate = open;
    });
    await userEvent.type(canvas.getByRole('textbox', { name: '备注' }), '上午到货');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await userEvent.click(canvas.getByRole('button', { name: '重新读取' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: '邮箱' })).toHaveValue('vanni@tessuto.it'),
    );
    openGate();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ ...blank, email: 'vanni@tessuto.it', remark: '上午到货' }),
    );
    await expect(sent).toHaveBeenCalledOnce();
  },
};
