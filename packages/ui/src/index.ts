export { CaptchaProvider, type CaptchaProviderProps } from './captcha/CaptchaProvider.tsx'
export type { CaptchaSettings } from './captcha/recaptcha.ts'
export { type Captcha, useCaptcha } from './captcha/useCaptcha.tsx'
export { createHostChannel, type HostChannelOptions } from './host/createHostChannel.ts'
export type { HostChannel } from './host/HostChannel.ts'
export type { HostKind, HostWindow } from './host/hostApps.ts'
export { useHost } from './host/useHost.ts'
export { useNoticeToHost } from './host/useNoticeToHost.ts'
export { type DateWords, dateWords } from './i18n/dateWords.ts'
export { formatWords } from './i18n/formatWords.ts'
export { loadLanguage } from './i18n/loadLanguage.ts'
export type { TextKey, Translate, Words } from './i18n/words.ts'
export type { Notice, Notifier, Tone } from './notifier/notifier.ts'
export { Banner, type BannerProps } from './primitives/Banner.tsx'
export { Brand } from './primitives/Brand.tsx'
export { Button, type ButtonProps } from './primitives/Button.tsx'
export { Card, type CardProps } from './primitives/Card.tsx'
export { Checkbox, type CheckboxProps } from './primitives/Checkbox.tsx'
export { ConfirmDialog, type ConfirmDialogProps } from './primitives/ConfirmDialog.tsx'
export { DateField, type DateFieldProps } from './primitives/DateField.tsx'
export { DateRangeField, type DateRangeFieldProps } from './primitives/DateRangeField.tsx'
export { Dialog, type DialogProps, preloadDialog } from './primitives/Dialog.tsx'
export { ErrorCard, type ErrorCardProps } from './primitives/ErrorCard.tsx'
export { IconButton, type IconButtonProps } from './primitives/IconButton.tsx'
export { InfiniteList, type InfiniteListProps } from './primitives/InfiniteList.tsx'
export { Link, type LinkProps } from './primitives/Link.tsx'
export { Menu, type MenuItem, type MenuProps } from './primitives/Menu.tsx'
export { MultiSelect, type MultiSelectProps } from './primitives/MultiSelect.tsx'
export { Pagination, type PaginationProps } from './primitives/Pagination.tsx'
export { PasswordField, type PasswordFieldProps } from './primitives/PasswordField.tsx'
export { type PeriodList, PeriodSelect, type PeriodSelectProps } from './primitives/PeriodSelect.tsx'
export { type OpenerProps, Popover, type PopoverProps } from './primitives/Popover.tsx'
export { SearchField, type SearchFieldProps } from './primitives/SearchField.tsx'
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './primitives/SegmentedControl.tsx'
export { Select, type SelectOption, type SelectProps } from './primitives/Select.tsx'
export { Sheet, type SheetProps } from './primitives/Sheet.tsx'
export { Slider, type SliderProps } from './primitives/Slider.tsx'
export { Spinner, type SpinnerProps } from './primitives/Spinner.tsx'
export { Switch, type SwitchProps } from './primitives/Switch.tsx'
export { Table, type TableColumn, type TableProps, type TableSort } from './primitives/Table.tsx'
export { type Tab, Tabs, type TabsProps } from './primitives/Tabs.tsx'
export { TextField, type TextFieldProps } from './primitives/TextField.tsx'
export { Tooltip, type TooltipProps } from './primitives/Tooltip.tsx'
export {
  type Clock,
  type Fleet,
  type Tiles,
  useFleet,
  useText,
  type WidgetFailure,
} from './provider/FleetContext.ts'
export { FleetProvider, type FleetProviderProps } from './provider/FleetProvider.tsx'
export { useNotify } from './provider/useNotify.ts'
export type { ColourName, StatusColour } from './theme/palette.ts'
export { AppShell, type AppShellProps } from './widgets/AppShell/AppShell.tsx'
export { LanguageSelect, type LanguageSelectProps } from './widgets/AppShell/LanguageSelect.tsx'
export { SignedInShell, type SignedInShellProps } from './widgets/AppShell/SignedInShell.tsx'
export { ThemeSwitch, type ThemeSwitchProps } from './widgets/AppShell/ThemeSwitch.tsx'
export { AuthLayout, type AuthLayoutProps } from './widgets/AuthLayout/AuthLayout.tsx'
export type { AuthFormProps } from './widgets/auth/AuthForm.tsx'
export { ForgotPassword, type ForgotPasswordProps } from './widgets/ForgotPasswordForm/ForgotPassword.tsx'
export {
  ForgotPasswordForm,
  type ForgotPasswordFormProps,
  type ForgotPasswordValues,
} from './widgets/ForgotPasswordForm/ForgotPasswordForm.tsx'
export { SignIn, type SignInProps } from './widgets/SignInForm/SignIn.tsx'
export { SignInForm, type SignInFormProps, type SignInValues } from './widgets/SignInForm/SignInForm.tsx'
export { SignUp, type SignUpProps } from './widgets/SignUpForm/SignUp.tsx'
export { SignUpForm, type SignUpFormProps, type SignUpValues } from './widgets/SignUpForm/SignUpForm.tsx'
export { WidgetBoundary, type WidgetBoundaryProps } from './widgets/WidgetBoundary/WidgetBoundary.tsx'
