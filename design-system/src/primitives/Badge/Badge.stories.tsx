import type { Meta, StoryObj } from '@storybook/react-vite';
import { statusTones } from '../../css/tone';
import { Heading } from '../../layout/Heading/Heading';
import { Inline } from '../../layout/Inline/Inline';
import { say } from '../../testing/say';
import { Badge } from './Badge';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  tags: ['!autodocs'],
  args: { children: say('未截单', 'Open'), tone: 'positive' },
  argTypes: { tone: { control: 'select', options: statusTones } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  tags: ['matrix'],
  render: () => {
    const words = {
      neutral: say('草稿', 'Draft'),
      info: say('进行中', 'In progress'),
      positive: say('未截单', 'Open'),
      warning: say('待确认', 'To be confirmed'),
      critical: say('凭证已退回', 'Proof rejected'),
    };
    return (
      <Inline>
        {statusTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {words[tone]}
          </Badge>
        ))}
      </Inline>
    );
  },
};

/** A badge beside the title of the page, its only place. */
export const BesideTitle: Story = {
  render: () => (
    <Inline gap="s4" isWrapping>
      <Heading level={1} look="display">
        {say('AW25 米兰女装现货 第二批', 'AW25 Milan womenswear, batch 2')}
      </Heading>
      <Badge tone="positive">{say('未截单', 'Open')}</Badge>
    </Inline>
  ),
};
