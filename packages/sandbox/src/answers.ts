import type { Answers } from './answer.ts'
import { authAnswers } from './auth/answers.ts'
import { bookingAnswers } from './bookings/answers.ts'
import { chatAnswers } from './chat/answers.ts'
import { dashboardAnswers } from './dashboards/answers.ts'
import { driverAnswers } from './drivers/answers.ts'
import { adminMapAnswers } from './map/admin/answers.ts'
import { mapAnswers } from './map/answers.ts'
import { ownerAnswers } from './owner/answers.ts'
import { paymentAnswers } from './payments/answers.ts'
import { placeAnswers } from './places/answers.ts'
import { placeSearchAnswers } from './places/search/answers.ts'
import { staffAnswers } from './staff/answers.ts'
import { walletAnswers } from './wallet/answers.ts'

/** The answers of all endpoints. A missing one is a compile error. */
export const answers: Answers = {
  ...adminMapAnswers,
  ...authAnswers,
  ...bookingAnswers,
  ...chatAnswers,
  ...dashboardAnswers,
  ...driverAnswers,
  ...mapAnswers,
  ...ownerAnswers,
  ...paymentAnswers,
  ...placeAnswers,
  ...placeSearchAnswers,
  ...staffAnswers,
  ...walletAnswers,
}
