import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from '../../testing';
import { BindEmailDialog, type BindEmailDialogProps } from './BindEmailDialog';

const props = (): BindEmailDialogProps => ({
  isOpen: true,
  onOpenChange: vi.fn(),
  initialEmail: 'linzx@hanhai-trade.hk',
  onSendCode: vi.fn(() => Promise.resolve(true)),
  onBind: vi.fn(() => Promise.resolve(true)),
});

const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(0)));
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T04:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the wait after a code was sent', () => {
  test('M-C R-4.16 R-8.20 R-9.09 counts 60 s with the button disabled, also through a new render', async () => {
    const given = props();
    const { rerender } = render(<BindEmailDialog {...given} />);
    await press('获取验证码');
    expect(screen.getByRole('button', { name: '60 秒后可重试' })).toHaveProperty('disabled', true);
    await pass(18_000);
    rerender(<BindEmailDialog {...given} onSendCode={vi.fn(() => Promise.resolve(true))} />);
    expect(screen.getByRole('button', { name: '42 秒后可重试' })).toHaveProperty('disabled', true);
  });

  test('M-C R-4.17 ends: enabled, the text is back', async () => {
    render(<BindEmailDialog {...props()} />);
    await press('获取验证码');
    await pass(59_000);
    expect(screen.getByRole('button', { name: '1 秒后可重试' })).toHaveProperty('disabled', true);
    await pass(1_000);
    expect(screen.getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', false);
  });

  test('M-C R-4.16 outlives a closed dialog', async () => {
    const given = props();
    const { rerender } = render(<BindEmailDialog {...given} />);
    await press('获取验证码');
    rerender(<BindEmailDialog {...given} isOpen={false} />);
    await pass(20_000);
    rerender(<BindEmailDialog {...given} />);
    expect(screen.getByRole('button', { name: '40 秒后可重试' })).toHaveProperty('disabled', true);
  });

  test.each([
    ['said no', () => Promise.resolve(false)],
    ['rejected', () => Promise.reject(new Error('offline'))],
  ])('R-4.18 R-8.11 no wait when sending %s', async (_how, onSendCode) => {
    render(<BindEmailDialog {...props()} onSendCode={onSendCode} />);
    await press('获取验证码');
    expect(screen.getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', false);
  });
});

describe('what may be sent', () => {
  test('R-5.03 no code for an address of the wrong form', async () => {
    const given = { ...props(), initialEmail: 'linzx@hanhai' };
    render(<BindEmailDialog {...given} />);
    await press('获取验证码');
    expect(given.onSendCode).not.toHaveBeenCalled();
    expect(screen.getByText('请输入正确的邮箱')).toBeDefined();
  });

  test('R-5.02 that the address is missing is told after leaving the field, not while writing', () => {
    render(<BindEmailDialog {...props()} />);
    write('邮箱', '');
    expect(screen.queryByText('请输入新绑定的邮箱')).toBeNull();
    fireEvent.blur(screen.getByRole('textbox', { name: '邮箱' }));
    expect(screen.getByText('请输入新绑定的邮箱')).toBeDefined();
  });

  test('R-4.19 R-5.07 binding before a code was asked for says to get one', async () => {
    const given = props();
    render(<BindEmailDialog {...given} />);
    write('验证码', '482613');
    await press('绑定');
    expect(screen.getByText('请先获取验证码')).toBeDefined();
    expect(given.onBind).not.toHaveBeenCalled();
  });

  test('R-5.04 the code is required', async () => {
    const given = props();
    render(<BindEmailDialog {...given} />);
    await press('获取验证码');
    await press('绑定');
    expect(screen.getByText('请输入验证码')).toBeDefined();
    expect(given.onBind).not.toHaveBeenCalled();
  });

  test('R-3.09 R-7.48 D-57 the invitation code goes out empty and the dialog closes', async () => {
    const given = props();
    render(<BindEmailDialog {...given} />);
    await press('获取验证码');
    write('验证码', ' 482613 ');
    await press('绑定');
    expect(given.onBind).toHaveBeenCalledWith({
      email: 'linzx@hanhai-trade.hk',
      validateCode: '482613',
      invitationCode: '',
    });
    expect(given.onOpenChange).toHaveBeenCalledWith(false);
    expect(screen.queryByRole('textbox', { name: '邀请码' })).toBeNull();
  });

  test('R-8.11 refused binding leaves the dialog open', async () => {
    const given = { ...props(), onBind: vi.fn(() => Promise.resolve(false)) };
    render(<BindEmailDialog {...given} />);
    await press('获取验证码');
    write('验证码', '000000');
    await press('绑定');
    expect(given.onBind).toHaveBeenCalledOnce();
    expect(given.onOpenChange).not.toHaveBeenCalled();
  });
});
