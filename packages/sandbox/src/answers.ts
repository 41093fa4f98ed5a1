import type { EndpointId, Endpoints } from '@fleetgis/api/endpoints'
import type { Answer } from './answer.ts'
import { authAnswers } from './auth/answers.ts'
import { bookingAnswers } from './bookings/answers.ts'
import { chatAnswers } from './chat/answers.ts'
import { mapAnswers } from './map/answers.ts'
import { paymentAnswers } from './payment/answers.ts'

/** An answer for every endpoint: one without does not compile. */
export type Answers = { readonly [Id in EndpointId]: Answer<Endpoints[Id]> }

export const answers: Answers = {
  ...authAnswers,
  ...bookingAnswers,
  ...chatAnswers,
  ...mapAnswers,
  ...paymentAnswers,
}
