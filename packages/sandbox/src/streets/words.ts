import type { Name } from '../base/name.ts'

/** First words of the names of streets and quarters. */
export const FIRST: readonly [Name, ...Name[]] = [
  { en: 'Shwe', my: 'ရွှေ' },
  { en: 'Ngwe', my: 'ငွေ' },
  { en: 'Mya', my: 'မြ' },
  { en: 'Aung', my: 'အောင်' },
  { en: 'Thiri', my: 'သီရိ' },
  { en: 'Yadanar', my: 'ရတနာ' },
  { en: 'Min', my: 'မင်း' },
  { en: 'Sein', my: 'စိန်' },
  { en: 'Thein', my: 'သိန်း' },
  { en: 'Zeya', my: 'ဇေယျာ' },
  { en: 'Pale', my: 'ပုလဲ' },
  { en: 'Padamya', my: 'ပတ္တမြား' },
]

/** Second words: flowers and good wishes. */
export const SECOND: readonly [Name, ...Name[]] = [
  { en: 'Padauk', my: 'ပိတောက်' },
  { en: 'Thazin', my: 'သဇင်' },
  { en: 'Khayay', my: 'ခရေ' },
  { en: 'Hninsi', my: 'နှင်းဆီ' },
  { en: 'Sabai', my: 'စံပယ်' },
  { en: 'Gantgaw', my: 'ကံ့ကော်' },
  { en: 'Yuzana', my: 'ယုဇန' },
  { en: 'Zizawar', my: 'ဇီဇဝါ' },
  { en: 'Ngu Wah', my: 'ငုဝါ' },
  { en: 'Thitsar', my: 'သစ္စာ' },
  { en: 'Myittar', my: 'မေတ္တာ' },
  { en: 'Mingalar', my: 'မင်္ဂလာ' },
  { en: 'Parami', my: 'ပါရမီ' },
  { en: 'Thukha', my: 'သုခ' },
  { en: 'Pyi Thar', my: 'ပြည်သာ' },
  { en: 'Kyar Phyu', my: 'ကြာဖြူ' },
  { en: 'Kyar Ni', my: 'ကြာနီ' },
  { en: 'Nawarat', my: 'နဝရတ်' },
]

export const ROAD: Name = { en: 'Road', my: 'လမ်းမကြီး' }
export const STREET: Name = { en: 'Street', my: 'လမ်း' }
export const BRIDGE: Name = { en: 'Bridge', my: 'တံတား' }
export const PARK: Name = { en: 'Park', my: 'ပန်းခြံ' }
export const LAKE: Name = { en: 'Lake', my: 'ကန်' }
export const RING_ROAD: Name = { en: 'Ring Road', my: 'မြို့ပတ်လမ်း' }
export const RIVER: Name = { en: 'Shwe Wah River', my: 'ရွှေဝါမြစ်' }
