/** Number and code of a form by phone, both empty, with the dialling code most people have. */
export const noPhone = { areaCode: '+86', phone: '', validateCode: '' };
