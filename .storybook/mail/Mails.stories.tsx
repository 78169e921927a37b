import type { LanguageTag } from '../../packages/domain/display/languages';
import { formatMessage } from '../../packages/domain/display/words';
import { Heading } from '../../design-system/src/layout/Heading/Heading';
import { Stack } from '../../design-system/src/layout/Stack/Stack';
import { Text } from '../../design-system/src/layout/Text/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { composeWith, MAIL_NAMES, type SayMail } from '../../apps/server/src/modules/mail/templates/compose';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** Message files of the server. */
const messages = import.meta.glob<Words>('../../apps/server/src/locales/*/mail.json', {
  eager: true,
  import: 'default',
});

const CODE = '012345';
const NOTICE = {
  title: 'XJ-20251118-4502',
  text: 'XJ-20251118-4502',
  address: 'https://shop.example.com/procurement/detail/o-1',
};
const VALUES = { product: 'Selvedge', code: CODE, notice: NOTICE };

/** Returns the text that the server would use; the server's own function reads its message files from the disk. */
const say: SayMail = (language, key, values) => {
  const [, mail = '', part = ''] = key.split('.');
  const words = messages[`../../apps/server/src/locales/${language}/mail.json`]?.[mail] ?? {};
  return formatMessage(words, part, values, () => 'other') ?? key;
};

/** Every mail of the server in one language: as light and dark mail programs show it, and as text. */
function Mails({ language }: { language: LanguageTag }) {
  return (
    <Stack gap="s6">
      {MAIL_NAMES.map((name) => {
        const { subject, html, text } = composeWith(say, name, language, VALUES);
        return (
          <Stack key={name} gap="s3">
            <Heading level={2}>{subject}</Heading>
            {(['light', 'dark'] as const).map((scheme) => (
              <iframe
                key={scheme}
                title={`${name} ${scheme}`}
                sandbox="allow-same-origin"
                srcDoc={html}
                width="640"
                height="220"
                style={{ colorScheme: scheme }}
              />
            ))}
            <Text as="p">{text}</Text>
          </Stack>
        );
      })}
    </Stack>
  );
}

const meta = {
  title: 'Mail/Every mail',
  component: Mails,
  tags: ['!autodocs'],
} satisfies Meta<typeof Mails>;

export default meta;
type Story = StoryObj<typeof meta>;

const frames = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('iframe')];
const bodies = (canvasElement: HTMLElement) =>
  frames(canvasElement).map((frame) => frame.contentDocument?.querySelector('body')?.textContent ?? '');

/** Waits until every frame has loaded its mail; they load in any order. */
const whenRead = (canvasElement: HTMLElement) =>
  waitFor(() => expect(bodies(canvasElement)).not.toContain(''));

export const Chinese: Story = {
  args: { language: 'zh-CN' },
  play: async ({ canvasElement }) => {
    await whenRead(canvasElement);
    await expect(frames(canvasElement)).toHaveLength(2 * MAIL_NAMES.length);
    await expect(bodies(canvasElement)[0]).toContain(CODE);
    await expect(bodies(canvasElement)[0]).toContain('验证码');
  },
};

export const English: Story = {
  args: { language: 'en' },
  play: async ({ canvasElement }) => {
    await whenRead(canvasElement);
    await expect(bodies(canvasElement)[0]).toContain('Verification code');
    await expect(canvasElement.textContent).not.toContain('mail.');
    await expect(bodies(canvasElement).filter((text) => text.includes(CODE))).toHaveLength(2);
  },
};
