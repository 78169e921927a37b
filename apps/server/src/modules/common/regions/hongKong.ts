import type { components } from '@selvedge/api-spec/types';

type Region = components['schemas']['Region'];

const leaf = (code: string, name: string, nameEn: string): Region => ({ code, name, nameEn, children: [] });

/** Hong Kong, Macao and Taiwan with their districts (R-3.39, D-33). */
export const hongKongMacaoTaiwan: Region[] = [
  {
    code: 'HK',
    name: '香港',
    nameEn: 'Hong Kong',
    children: [
      leaf('HK-CW', '中西区', 'Central and Western'),
      leaf('HK-WC', '湾仔区', 'Wan Chai'),
      leaf('HK-EA', '东区', 'Eastern'),
      leaf('HK-SO', '南区', 'Southern'),
      leaf('HK-YT', '油尖旺区', 'Yau Tsim Mong'),
      leaf('HK-SS', '深水埗区', 'Sham Shui Po'),
      leaf('HK-KC', '九龙城区', 'Kowloon City'),
      leaf('HK-WT', '黄大仙区', 'Wong Tai Sin'),
      leaf('HK-KT', '观塘区', 'Kwun Tong'),
      leaf('HK-KI', '葵青区', 'Kwai Tsing'),
      leaf('HK-TW', '荃湾区', 'Tsuen Wan'),
      leaf('HK-TM', '屯门区', 'Tuen Mun'),
      leaf('HK-YL', '元朗区', 'Yuen Long'),
      leaf('HK-NO', '北区', 'North'),
      leaf('HK-TP', '大埔区', 'Tai Po'),
      leaf('HK-ST', '沙田区', 'Sha Tin'),
      leaf('HK-SK', '西贡区', 'Sai Kung'),
      leaf('HK-IS', '离岛区', 'Islands'),
    ],
  },
  {
    code: 'MO',
    name: '澳门',
    nameEn: 'Macao',
    children: [
      leaf('MO-PE', '澳门半岛', 'Macao Peninsula'),
      leaf('MO-TA', '氹仔', 'Taipa'),
      leaf('MO-CO', '路环', 'Coloane'),
      leaf('MO-CT', '路氹城', 'Cotai'),
    ],
  },
  {
    code: 'TW',
    name: '台湾',
    nameEn: 'Taiwan',
    children: [
      leaf('TW-TPE', '台北市', 'Taipei City'),
      leaf('TW-NWT', '新北市', 'New Taipei City'),
      leaf('TW-TAO', '桃园市', 'Taoyuan City'),
      leaf('TW-TXG', '台中市', 'Taichung City'),
      leaf('TW-TNN', '台南市', 'Tainan City'),
      leaf('TW-KHH', '高雄市', 'Kaohsiung City'),
      leaf('TW-KEE', '基隆市', 'Keelung City'),
      leaf('TW-HSZ', '新竹市', 'Hsinchu City'),
      leaf('TW-CYI', '嘉义市', 'Chiayi City'),
      leaf('TW-HSQ', '新竹县', 'Hsinchu County'),
      leaf('TW-MIA', '苗栗县', 'Miaoli County'),
      leaf('TW-CHA', '彰化县', 'Changhua County'),
      leaf('TW-NAN', '南投县', 'Nantou County'),
      leaf('TW-YUN', '云林县', 'Yunlin County'),
      leaf('TW-CYQ', '嘉义县', 'Chiayi County'),
      leaf('TW-PIF', '屏东县', 'Pingtung County'),
      leaf('TW-ILA', '宜兰县', 'Yilan County'),
      leaf('TW-HUA', '花莲县', 'Hualien County'),
      leaf('TW-TTT', '台东县', 'Taitung County'),
      leaf('TW-PEN', '澎湖县', 'Penghu County'),
      leaf('TW-KIN', '金门县', 'Kinmen County'),
      leaf('TW-LIE', '连江县', 'Lienchiang County'),
    ],
  },
];
