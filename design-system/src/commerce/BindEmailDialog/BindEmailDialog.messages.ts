import type { Messages } from '../../i18n';

/** Words of the dialog; the keys of problems are the ones fixed by the specification. */
export const messages = {
  'zh-CN': {
    title: '绑定邮箱',
    purpose: '订单确认与回执会发到这个邮箱。绑定后可以浏览清单和下单。',
    email: '邮箱',
    code: '验证码',
    getCode: '获取验证码',
    retryAfter: '{count} 秒后可重试',
    sent: '发送成功',
    later: '稍后',
    bind: '绑定',
    Insertnewbindedemail: '请输入新绑定的邮箱',
    entercorrectemail: '请输入正确的邮箱',
    Insertverificationcode: '请输入验证码',
    Thisemailaddres: '该邮箱与当前邮箱相同！',
    codeFirst: '请先获取验证码',
  },
  en: {
    title: 'Bind e-mail',
    purpose:
      'Confirmations and receipts go to this address. Once it is bound you can browse lists and order.',
    email: 'E-mail',
    code: 'Verification code',
    getCode: 'Get code',
    retryAfter: { one: 'Try again in {count} second', other: 'Try again in {count} seconds' },
    sent: 'Sent',
    later: 'Later',
    bind: 'Bind',
    Insertnewbindedemail: 'Enter the new e-mail address to bind',
    entercorrectemail: 'Enter a correct e-mail address',
    Insertverificationcode: 'Enter the verification code',
    Thisemailaddres: 'This e-mail address is the same as the current e-mail address!',
    codeFirst: 'Get a verification code first',
  },
} satisfies Messages<string>;
