import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { say } from '../../testing/say';
import { SettingsPanel, type InterfaceSettings, type SettingsPanelProps } from './SettingsPanel';

function Held(props: SettingsPanelProps) {
  const [settings, setSettings] = useState<InterfaceSettings>(props.settings);
  return (
    <SettingsPanel
      {...props}
      settings={settings}
      onSettingsChange={(changed) => {
        props.onSettingsChange(changed);
        setSettings({ ...settings, ...changed });
      }}
    />
  );
}

const meta = {
  title: 'Shell/SettingsPanel',
  tags: ['!autodocs'],
  component: SettingsPanel,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onSettingsChange: fn(),
    version: '1.0.0',
    accents: [
      { value: '#7a1f2b', label: say('酒红', 'Oxblood') },
      { value: '#1f3a5f', label: say('藏青', 'Navy') },
      { value: '#2f5d46', label: say('墨绿', 'Pine') },
    ],
    settings: {
      theme: 'light',
      layout: 'rail',
      density: 'comfortable',
      watermark: false,
      fixedHeader: true,
      tagsView: true,
    },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SettingsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the back office. */
export const Admin: Story = {
  tags: ['matrix'],
  name: 'R-1.35 R-1.36 In the back office',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: '深色' }));
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith({ theme: 'dark' });
    await userEvent.click(screen.getByRole('switch', { name: '水印' }));
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith({ watermark: true });
    await userEvent.click(screen.getByRole('radio', { name: '酒红' }));
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith({ themeColor: '#7a1f2b' });
  },
};
/** For a buyer: without layouts. */
export const Buyer: Story = { args: { settings: { theme: 'auto', density: 'compact', watermark: false } } };
