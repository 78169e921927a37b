import type { Messages } from '../../i18n';

/** Words of the error pages. */
export const messages = {
  'zh-CN': {
    '401': '登录已过期',
    '403': '没有权限',
    '404': '页面不存在',
    '500': '页面出错了',
    offline: '现在没有网络',
    offlinetext: '您写下的内容已保留，连上网络后会自动打开这一页。',
    '401text': '请重新登录，登录后会回到原来的页面。',
    '403text': '您的账号不能打开此页。如需开通，请联系管理员。',
    '404text': '地址可能写错了，或者内容已被删除。',
    '500text': '您写下的内容已保留。请刷新重试，若仍不行请联系我们。',
  },
  en: {
    '401': 'Signed out',
    '403': 'Not permitted',
    '404': 'Page not found',
    '500': 'Something broke',
    offline: 'No connection',
    offlinetext: 'What you wrote is kept. This page opens by itself once you are connected.',
    '401text': 'Sign in again and you will come back to this page.',
    '403text': 'Your account cannot open this page. Ask an administrator if you need it.',
    '404text': 'The address may be mistyped, or what was here has been deleted.',
    '500text': 'What you wrote is kept. Reload the page; if it stays, let us know.',
  },
} satisfies Messages<string>;
