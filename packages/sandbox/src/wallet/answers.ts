import { type Answers, refuse, SUCCESS } from '../answer.ts'
import { takePage } from '../base/page.ts'
import { readDays } from '../base/readDay.ts'
import { adminGroup } from '../bookings/access.ts'
import { adminOf, checkMember, driverStaff, enlisted } from '../drivers/access.ts'
import { contactSearch } from '../drivers/contactSearch.ts'
import type { PinOutcome } from './pins.ts'
import { consoleMovements, consoleTransactionRow, requestRow, transactionRow } from './rows.ts'
import {
  addFromConsole,
  CHECK_MESSAGES,
  checkMoney,
  decideRequest,
  topUpByHand,
  topUpCheck,
} from './topUps.ts'

/** The code for an admin who is locked out after too many wrong PINs. */
const LOCKED = 423

/** Refuses every outcome except the right PIN. */
function checkPin(outcome: PinOutcome): void {
  if (outcome.kind === 'malformed') refuse(400, 'pincode: expected six digits')
  if (outcome.kind === 'locked') refuse(LOCKED, 'Too many wrong PINs. Try again in 15 minutes.')
  if (outcome.kind === 'wrong') {
    const tries = outcome.left === 1 ? '1 try is left' : `${outcome.left} tries are left`
    refuse(403, `The PIN is wrong: ${tries}.`)
  }
}

export const walletAnswers = {
  addBalance: ({ world, body, caller }) => {
    const admin = driverStaff(world, caller(), 'canEdit')
    const group = adminGroup(world, admin, body.domain)
    addFromConsole(world, { admin, group, owner: enlisted(world, body.driverid) }, body.amount)
    return SUCCESS
  },

  consoleTransactions: ({ world, query, body, caller }) => {
    const group = adminGroup(world, driverStaff(world, caller(), 'canView'), body.domain)
    const owner = enlisted(world, body.driverid)
    const days = readDays(['startdate', body.startdate], ['enddate', body.enddate])
    checkMember(world, owner, group)
    const movements = consoleMovements(world, owner, group.id, days)
    return {
      status: 200,
      data_list: takePage(movements, query).map((movement) => consoleTransactionRow(world, movement)),
      count: movements.length,
    }
  },

  topUp: ({ world, body, caller }) => {
    const { admin, group } = adminOf(world, caller(), { userId: body.userid, groupId: body.domain })
    topUpByHand(world, { admin, group, owner: enlisted(world, body.driverid) }, body.amount)
    return SUCCESS
  },

  checkPin: ({ world, body, caller }) => {
    const { admin, group } = adminOf(world, caller(), { userId: body.driverid, groupId: body.domainid })
    checkPin(world.pins.check({ userId: admin.userId, groupId: group.id }, body.pincode, world.now))
    return SUCCESS
  },

  changePin: ({ world, body, caller }) => {
    const { admin, group } = adminOf(world, caller(), { userId: body.driverid, groupId: body.domainid })
    const change = { oldPin: body.old_pincode, newPin: body.pincode }
    checkPin(world.pins.change({ userId: admin.userId, groupId: group.id }, change, world.now))
    return SUCCESS
  },

  topUpRequests: ({ world, origin, query, body, caller }) => {
    const { group } = adminOf(world, caller(), { userId: body.userid, groupId: body.domain })
    const { first, last } = readDays(['startDate', body.startDate], ['endDate', body.endDate])
    const finds = contactSearch(body.search)
    const found = world.requests.of(group.id, first, last, world.now).filter(({ payment, driver }) => {
      const owner = world.roster.find(driver.key)
      return (body.type === '' || payment.type === body.type) && owner !== undefined && finds(owner)
    })
    const rows = takePage(found, query).map((request) => requestRow({ world, origin }, request))
    return { status: 200, data: { data_list: rows, total_count: found.length } }
  },

  decideTopUp: ({ world, body, caller }) => {
    const { admin, group } = adminOf(world, caller(), { userId: body.userid, groupId: body.domain })
    decideRequest(
      world,
      { admin, group, owner: enlisted(world, body.driverid) },
      { requestKey: body.request_key, amount: body.amount, status: body.status },
    )
    return SUCCESS
  },

  balanceHistory: ({ world, query, body, caller }) => {
    const { group } = adminOf(world, caller(), { userId: body.userid, groupId: body.domain })
    const owner = enlisted(world, body.driverid)
    const days = readDays(['startdate', body.startdate], ['enddate', body.enddate])
    checkMember(world, owner, group)
    const { movements, opening, added, commission, closing } = world.wallets.statement(
      owner,
      group.id,
      days,
      world.now,
    )
    return {
      status: 200,
      data: {
        data_list: takePage(movements, query).map((movement) => transactionRow(world, movement)),
        count: movements.length,
        opening_balance: opening,
        wallet: added,
        commission,
        closing_balance: closing,
      },
    }
  },

  topUpCheck: ({ world, body, caller }) => {
    const { admin, group } = adminOf(world, caller(), { userId: body.userid, groupId: body.domain })
    const owner = enlisted(world, body.driverid)
    checkMoney(admin, group)
    checkMember(world, owner, group)
    const message = topUpCheck(world, { admin, group, owner })
    if (message === CHECK_MESSAGES.allowed) {
      const intent = { userId: admin.userId, driverKey: owner.profile.key, groupId: group.id }
      world.checks.open(intent, world.now)
    }
    return { status: 200, message }
  },
} satisfies Partial<Answers>
