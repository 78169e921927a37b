import { field } from '../builders';
import { PASSWORD } from '../people';
import { PURPOSE } from '../../modules/auth/codes/codes';
import { codeSentTo, dataOf, newBuyer, newName, type PreparedCalls, type WalkHouse } from './house';

const WECHAT = '/api/sp/front/wechat';

/** What the stand-in of the platform calls a person. */
const socialIdOf = (person: string) => `simulated:${person}`;

/** A code to scan that waits; answers what the phone and what the other device know of it. */
async function openQr({ server }: WalkHouse): Promise<{ scanKey: string; qrKey: string }> {
  const ticket = dataOf(await server.anonymous.get(`${WECHAT}/qr/create`));
  const { hash } = new URL(String(field(ticket, 'url')));
  const scanKey = new URLSearchParams(hash.split('?')[1]).get('scan') ?? '';
  return { scanKey, qrKey: String(field(ticket, 'qrKey')) };
}

/** The code of a sign-in that a person confirmed on the phone. */
async function confirmedCode(house: WalkHouse, person: string): Promise<string> {
  const { anonymous } = house.server;
  const { scanKey, qrKey } = await openQr(house);
  const { state } = Object(dataOf(await anonymous.post(`${WECHAT}/qr/scan`, { scanKey })));
  dataOf(await anonymous.post(`${WECHAT}/return`, { state, code: person }));
  return String(field(dataOf(await anonymous.get(`${WECHAT}/qr/state?qrKey=${qrKey}`)), 'code'));
}

/** Accounts of the social platform, whose stand-in takes a person's name for a code. */
export const PREPARED_SOCIAL = {
  frontWechatLogin: async (house) => {
    const code = newName();
    await newBuyer(house, { socialId: socialIdOf(code) });
    return { caller: house.server.anonymous, params: { code } };
  },
  frontWechatLoginQr: async (house) => {
    const person = newName();
    await newBuyer(house, { socialId: socialIdOf(person) });
    return { caller: house.server.anonymous, params: { code: await confirmedCode(house, person) } };
  },
  frontWechatLoginQrBind: async (house) => ({
    caller: await house.server.buyer((await newBuyer(house)).username),
    params: { code: newName() },
    standIn: { password: PASSWORD },
  }),
  frontWechatQrScan: async (house) => ({
    caller: house.server.anonymous,
    standIn: { scanKey: (await openQr(house)).scanKey },
  }),
  frontWechatReturn: async ({ server }) => {
    const begun = dataOf(await server.anonymous.post(`${WECHAT}/begin`));
    return { caller: server.anonymous, standIn: { state: field(begun, 'state') } };
  },
  frontWechatUnbind: async (house) => {
    const { username } = await newBuyer(house, { socialId: socialIdOf(newName()) });
    return { caller: await house.server.buyer(username) };
  },
  frontUserBind: async (house) => {
    const { anonymous } = house.server;
    const { areaCode, phone } = await newBuyer(house);
    const known = dataOf(await anonymous.post(`${WECHAT}/login?code=${newName()}`));
    const asked = { areaCode, phone, type: PURPOSE.bind };
    dataOf(await anonymous.post('/api/sp/front/user/sendCode', asked));
    const validateCode = await codeSentTo(house, phone);
    return {
      caller: anonymous,
      standIn: { bindKey: field(known, 'bindKey'), areaCode, phone, validateCode },
    };
  },
} satisfies PreparedCalls;
