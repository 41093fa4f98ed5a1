export { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageOf } from './language.ts'
export { englishText, isMessageKey, MESSAGE_KEYS, type MessageKey } from './messageKey.ts'
export { DEFAULT_THEME, THEMES, type Theme, themeOf } from './theme.ts'
