/** The driver's messages after accepting, on the way, at the pickup and at the end. */
export const DRIVER_SAYS = {
  2: [
    'Mingalabar! I have taken your booking.',
    'မင်္ဂလာပါ။ ကျွန်တော် လာခေါ်ပါ့မယ်။',
    'Hello, I will be with you soon. My car is white.',
  ],
  8: ['I am on my way now.', 'အခု လာနေပါပြီ။', 'Five minutes, there is some traffic at the bridge.'],
  3: ['I have arrived. I am in front of the gate.', 'ရောက်နေပါပြီ။ ဂိတ်ရှေ့မှာ ရပ်ထားပါတယ်။', 'I am here.'],
} as const satisfies Record<number, readonly [string, ...string[]]>

/** The passenger's answers. */
export const PASSENGER_SAYS: readonly [string, ...string[]] = [
  'Thank you, I am waiting.',
  'ကျေးဇူးတင်ပါတယ်။ စောင့်နေပါတယ်။',
  'OK 👍',
  'Please come to the back entrance.',
  'ခဏလေးစောင့်ပေးပါ။ အခုပဲ ဆင်းလာပါပြီ။',
  'We are three, with two bags.',
]

/** Answers to a message from a call. */
export const ANSWERS: readonly [string, ...string[]] = [
  'OK, thank you.',
  'ဟုတ်ကဲ့ပါ။',
  'Yes, I can see you.',
  'ခဏလေးပါ။ ရောက်ပါတော့မယ်။',
  'Sure, no problem.',
  'I am near the traffic light now. Two more minutes, please.',
  'ကျေးဇူးတင်ပါတယ် ခင်ဗျာ။',
  '🙏',
]

/** A message of the maximum length, which can break only between words (VAL-30). */
export const LONG_MESSAGE =
  'The road in front of the market is closed for the festival, so please walk to the corner. '
    .repeat(6)
    .slice(0, 500)

/** A long Burmese message without spaces. */
export const LONG_BURMESE = 'ဈေးရှေ့လမ်းကိုပွဲတော်ကြောင့်ပိတ်ထားပါတယ်။လမ်းထောင့်ကိုလျှောက်လာပေးပါနော်။'.repeat(6)

/** The notices of the dispatcher, who is not among the participants. */
export const NOTICES: readonly [string, ...string[]] = [
  'Traffic is slow on the ring road.',
  'မိုးရွာနေသဖြင့် ဂရုစိုက်မောင်းပါ။',
  'The office answers calls until 10 PM.',
]
