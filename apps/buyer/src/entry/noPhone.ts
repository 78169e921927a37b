/** Initial phone number and code of a form, both empty, with the most common dialling code. */
export const noPhone = { areaCode: '+86', phone: '', validateCode: '' };
