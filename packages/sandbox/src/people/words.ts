import type { Name } from '../base/name.ts'

/** Syllables of given names; two or three make a name. */
export const GIVEN: readonly [Name, ...Name[]] = [
  { en: 'Aung', my: 'အောင်' },
  { en: 'Kyaw', my: 'ကျော်' },
  { en: 'Zaw', my: 'ဇော်' },
  { en: 'Htun', my: 'ထွန်း' },
  { en: 'Win', my: 'ဝင်း' },
  { en: 'Naing', my: 'နိုင်' },
  { en: 'Min', my: 'မင်း' },
  { en: 'Thein', my: 'သိန်း' },
  { en: 'Lin', my: 'လင်း' },
  { en: 'Htet', my: 'ထက်' },
  { en: 'Phyo', my: 'ဖြိုး' },
  { en: 'Soe', my: 'စိုး' },
  { en: 'Moe', my: 'မိုး' },
  { en: 'Tin', my: 'တင်' },
  { en: 'San', my: 'စန်း' },
  { en: 'Aye', my: 'အေး' },
  { en: 'Khin', my: 'ခင်' },
  { en: 'Su', my: 'စု' },
  { en: 'Mya', my: 'မြ' },
  { en: 'Hla', my: 'လှ' },
  { en: 'Thida', my: 'သီတာ' },
  { en: 'Sandar', my: 'စန္ဒာ' },
  { en: 'Nandar', my: 'နန္ဒာ' },
  { en: 'Hnin', my: 'နှင်း' },
  { en: 'Ei', my: 'အိ' },
  { en: 'Zin', my: 'ဇင်' },
  { en: 'Myat', my: 'မြတ်' },
  { en: 'Swe', my: 'ဆွေ' },
  { en: 'Wai', my: 'ဝေ' },
  { en: 'Ye', my: 'ရဲ' },
]

/** Forms of address, men's and women's. */
export const TITLE: readonly [Name, ...Name[]] = [
  { en: 'U', my: 'ဦး' },
  { en: 'Ko', my: 'ကို' },
  { en: 'Daw', my: 'ဒေါ်' },
  { en: 'Ma', my: 'မ' },
]
