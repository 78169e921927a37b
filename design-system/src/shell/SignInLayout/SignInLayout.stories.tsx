import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CaptchaField } from '../../commerce/CaptchaField/CaptchaField';
import { LanguageSwitch } from '../../commerce/LanguageSwitch/LanguageSwitch';
import { Stack } from '../../layout/Stack/Stack';
import { Button } from '../../primitives/Button/Button';
import { Link } from '../../primitives/Link/Link';
import { PasswordField } from '../../primitives/PasswordField/PasswordField';
import { TextField } from '../../primitives/TextField/TextField';
import { say } from '../../testing/say';
import { SignInLayout } from './SignInLayout';

function SignIn({ below }: { below?: ReactNode }) {
  return (
    <SignInLayout
      productTitle="Selvedge"
      title={say('登录', 'Sign in')}
      language={<LanguageSwitch form="full" onChange={fn()} />}
      foot={
        <>
          <span>v1.0.0</span>
          <span>{say('后台人员请从后台入口登录', 'Staff sign in at the back office')}</span>
        </>
      }
    >
      <Stack gap="s6">
        <TextField size="large" label={say('用户名', 'Username')} defaultValue="hanhai.lin" />
        <PasswordField
          size="large"
          label={say('密码', 'Password')}
          labelEnd={<Link href="/login?mode=forget">{say('忘记密码', 'Reset password')}</Link>}
        />
        <CaptchaField onRefresh={fn()} />
        <Button variant="primary" size="large" isWide>
          {say('登录', 'Sign in')}
        </Button>
        {below}
      </Stack>
    </SignInLayout>
  );
}

/** Sign-in method that is known only after the form is drawn; it appears when its button is pressed. */
function LateWay() {
  const [isKnown, setKnown] = useState(false);
  const way = say('扫码登录', 'Scan');
  return (
    <SignIn
      below={
        <>
          <Button onPress={() => setKnown(true)}>{say('其他方式', 'Other ways')}</Button>
          {isKnown && <Button isWide>{way}</Button>}
        </>
      }
    />
  );
}

const meta = {
  title: 'Shell/SignInLayout',
  component: SignInLayout,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { productTitle: 'Selvedge', title: say('登录', 'Sign in'), children: null },
  render: () => <SignIn />,
} satisfies Meta<typeof SignInLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Cloth and selvedge at the start, the form at the end. */
export const Buyer: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('登录');
  },
};
/** On a phone a strip of cloth above the form. */
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
/** A sign-in method that is known late appears below the form and does not move it, so that a press in progress hits its button. */
export const WayKnownLate: Story = {
  render: () => <LateWay />,
  play: async ({ canvas, userEvent }) => {
    const signIn = canvas.getByRole('button', { name: '登录' });
    const before = signIn.getBoundingClientRect().top;
    await userEvent.click(canvas.getByText('其他方式'));
    await expect(await canvas.findByRole('button', { name: '扫码登录' })).toBeVisible();
    await expect(signIn.getBoundingClientRect().top).toBe(before);
  },
};
