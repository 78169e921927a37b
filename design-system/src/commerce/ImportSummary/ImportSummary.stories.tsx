import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../testing/say';
import { ImportSummary } from './ImportSummary';

const meta = {
  title: 'Commerce/ImportSummary',
  component: ImportSummary,
  tags: ['!autodocs'],
  args: {
    valid: 385,
    warnings: 18,
    errors: 9,
    source: (
      <>
        <p>
          {say(
            'hanhai-AW25-order-v3.xlsx，1.8 MB，412 行，最多 1,000 行',
            'hanhai-AW25-order-v3.xlsx, 1.8 MB, 412 rows of at most 1,000',
          )}
        </p>
        <p>
          {say(
            '11月20日 11:42 读取。提交之前不会下单。',
            'Read on 20 Nov, 11:42. Nothing is ordered before you submit.',
          )}
        </p>
      </>
    ),
  },
} satisfies Meta<typeof ImportSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Valid rows, warnings and errors with their proportion. */
export const Mixed: Story = {
  tags: ['matrix'],
};
/** Valid rows only. */
export const AllValid: Story = { args: { valid: 412, warnings: 0, errors: 0 } };
/** No row can be used. */
export const AllWrong: Story = { args: { valid: 0, warnings: 0, errors: 12 } };
