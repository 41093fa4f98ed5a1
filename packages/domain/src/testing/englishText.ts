import type { MessageKey } from '../i18n/messageKey.ts'

/** The English text of each message whose words the specification fixes. Source: CF-12. */
export const englishText = {
  'auth.userIdRequired': 'User ID is required.',
  'auth.invalidEmail': 'Please enter a valid email address.',
  'auth.invalidUserId': 'Please enter a valid User ID.',
  'auth.userNameRequired': 'Username is required.',
  'auth.passwordRequired': 'Password is required.',
  'auth.passwordTooShort': 'Please enter at least 8 characters.',
  'auth.confirmPasswordRequired': 'Confirm Password is required.',
  'auth.passwordMismatch': 'Password and confirm password do not match.',
  'auth.sessionExpired': 'Session Expired',
  'chat.tooLong': 'Message exceeds the maximum allowed length of 500 characters.',
  'place.searchRequired': 'Please enter at least 1 character to search.',
  'place.suggestionsFailed': 'Error fetching suggestions:',
  'place.googleSuggestionsFailed': 'Error fetching suggestions.',
  'place.noSuggestions': 'No suggestions found for this location.',
  'place.added': 'Successfully added.',
  'place.googleAddFailed': 'Error adding Google locations.',
  'place.addAllFailed': 'Error adding all locations:',
  'place.fetchFailed': 'Failed to fetch locations',
  'place.somethingWrong': 'Something went wrong',
  'place.updated': 'Updated successfully',
  'place.invalid': 'Invalid',
  'place.fetchUnknownFailed': 'Failed to fetch unknown locations.',
} as const satisfies Partial<Record<MessageKey, string>>
