import { type Answers, refuse, SUCCESS } from '../answer.ts'
import { bookingOf } from '../bookings/access.ts'
import { isConcerned } from '../chat/people.ts'
import { findPerson } from '../people/findPerson.ts'
import { gatewayPage, readOrder } from './gatewayPage.ts'

export const paymentAnswers = {
  savePayment: ({ world, body, caller }) => {
    const person = findPerson(world, caller().userId)
    const booking = bookingOf(world, body.bookingkey)
    if (!person || !isConcerned(world, booking, person)) refuse(403, 'This booking is not yours.')
    if (world.payments.changes.get(booking.index)?.update) refuse(409, 'This booking has been paid.')
    world.payments.save(booking.index, body.customer_name, world.now)
    return SUCCESS
  },

  // Once per booking: opening the success page again changes nothing (CF-75).
  updatePayment: ({ world, body }) => {
    const booking = bookingOf(world, body.bookingkey)
    if (body.status !== 'success') refuse(400, 'status: expected success')
    if (body.transaction_id.trim() === '') refuse(400, 'transaction_id: must not be empty')
    if (world.payments.changes.get(booking.index)?.update) {
      refuse(409, 'The payment of this booking has been reported already.')
    }
    world.payments.update(booking.index, body.customer_name, {
      status: body.status,
      transactionId: body.transaction_id,
      userId: body.userid,
      at: world.now,
    })
    return SUCCESS
  },

  pay: ({ world, body }) => gatewayPage(world.payments.gatewayAddress, readOrder(body.sign)),
} satisfies Partial<Answers>
