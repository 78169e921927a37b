/** Sentences of refusals in both languages: the server's, and the mock's. */

/** Sentences of the error catalogue, by language. */
export const MESSAGES = {
  'zh-CN': {
    203: '您的登录已失效，请重新登录',
    401: '登录已过期，请重新登录',
    40001: '请检查填写的内容',
    40002: '图形验证码不正确或已过期',
    40003: '用户名或密码不正确',
    40004: '验证码不正确或已过期',
    40005: '验证码请求过于频繁，请稍后再试',
    40006: '该邮箱与当前邮箱相同！',
    40007: '该邮箱已被其他账号使用',
    40008: '该手机号已被使用',
    40009: '账号已停用或暂时锁定',
    40011: '邀请码不存在',
    40012: '该社交账号已绑定其他账号',
    40301: '您没有此操作的权限',
    40302: '您不能操作此内容',
    40401: '内容不存在',
    40901: '内容已被他人修改，请刷新后再试',
    40902: '库存不足',
    40903: '清单已截单或尚未开始',
    40904: '当前状态不允许此操作',
    40905: '未达到起订要求',
    40906: '收货地址数量已达上限',
    40907: '您已在团队中',
    40908: '重复的请求编号，但内容不同',
    40909: '价格已变动',
    40910: '已绑定业务员',
    40912: '正在使用中，不能删除',
    40913: '名称或编码已存在',
    40914: '清单中没有商品',
    40915: '链接或文件已过期或已撤销',
    40916: '超出可用额度，需要审批',
    40917: '金额超过未付金额',
    40918: '已邀请过',
    40919: '数量超过已确认数量',
    41301: '文件过大',
    41501: '不支持的文件类型',
    42201: '行数过多或表格无法读取',
    42202: '存在错误行',
    42901: '操作过于频繁，请稍后再试',
    50001: '服务器故障，请稍后再试',
    50301: '外部服务暂时无法连接',
    http401: '登录已过期，请重新登录',
    http403: '拒绝访问',
    http404: '请求地址错误',
    outcomeUnknown: '服务器未能确认此操作是否已完成，请先查看结果，再决定是否重试',
    ok: '成功',
  },
  en: {
    203: 'Your session has ended, log in again',
    401: 'token expired, log in again',
    40001: 'Please check what you entered',
    40002: 'The picture code is wrong or has expired',
    40003: 'The username or password is wrong',
    40004: 'The verification code is wrong or has expired',
    40005: 'A code was sent a moment ago, please wait before asking again',
    40006: 'This e-mail address is the same as the current e-mail address!',
    40007: 'This e-mail address is already in use',
    40008: 'This phone number is already in use',
    40009: 'This account is disabled or locked for a while',
    40011: 'This invitation code is unknown',
    40012: 'This social account is bound to another account',
    40301: 'You do not have the permission to do this',
    40302: 'You may not change this',
    40401: 'Not found',
    40901: 'Someone changed this meanwhile, reload and try again',
    40902: 'There is not enough stock',
    40903: 'The list is closed or has not opened yet',
    40904: 'This step is not possible now',
    40905: 'The minimum order is not reached',
    40906: 'No more addresses can be saved',
    40907: 'You are already in a team',
    40908: 'This request number was used with other content',
    40909: 'The price has changed',
    40910: 'A salesperson is already bound',
    40912: 'It is in use and cannot be deleted',
    40913: 'This name or code already exists',
    40914: 'The list has no products',
    40915: 'The link or file has expired or was revoked',
    40916: 'Above your spending limit, approval is needed',
    40917: 'The amount is above what is open',
    40918: 'Already invited',
    40919: 'The quantity is above what was confirmed',
    41301: 'The file is too large',
    41501: 'This type of file is not accepted',
    42201: 'Too many rows, or the sheet cannot be read',
    42202: 'There are rows with errors',
    42901: 'Too many requests, please wait a moment',
    50001: 'Server fault, please try again later',
    50301: 'An outside service cannot be reached',
    http401: 'token expired, log in again',
    http403: 'access denied',
    http404: 'request address wrong',
    outcomeUnknown: 'It is not known whether this was done: look before you try again',
    ok: 'ok',
  },
};

const stem = (tag) => tag.toLowerCase().split('-')[0];

/** The language of an answer: the first of the caller's that we speak, else the first of the list. */
export function languageOf(header) {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find((value) => value !== undefined);
      return { tag, q: q === undefined ? 1 : Number(q) };
    })
    .filter(({ tag, q }) => tag !== '' && q > 0)
    .sort((a, b) => b.q - a.q);
  for (const { tag } of wanted) {
    const spoken = Object.keys(MESSAGES).find((known) => stem(known) === stem(tag));
    if (spoken !== undefined) return spoken;
  }
  return Object.keys(MESSAGES)[0];
}
