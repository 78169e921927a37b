/** The days of the house: where its buyers trade. Days in figures and estimates are days of this zone (D-43). */
export const HOUSE_TIME_ZONE = 'Asia/Shanghai';
