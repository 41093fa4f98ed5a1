import { rootOf } from '../../focus/focusedElement.ts'

/** A screen reader announces what enters a live region once it has registered the region. */
const REGION_KNOWN_MS = 100
const REGION = '[data-part="first-error"]'

/**
 * Shows what a refused submit is about: focuses the first invalid field of a form, once its error is rendered, and
 * announces `Amount: This field is required`, also where the field had the focus and its error was there before. `part`
 * holds the fields that were submitted: all of the form unless given.
 */
export function showFirstError(form: HTMLElement, part: Element = form): void {
  setTimeout(() => {
    const field = part.querySelector<HTMLInputElement>('[aria-invalid="true"]')
    if (!field) return
    field.focus()
    const region = form.querySelector(REGION) ?? addRegion(form)
    region.textContent = ''
    setTimeout(() => {
      region.textContent = [nameOf(field), errorOf(field)].filter(Boolean).join(': ')
    }, REGION_KNOWN_MS)
    // What is corrected is not found when the page is read.
    field.addEventListener('input', () => region.replaceChildren(), { once: true })
  })
}

const nameOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent.trim()

/** The error of a field, else all that describes it. */
function errorOf(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const texts = ids.flatMap((id) => rootOf(field).getElementById(id) ?? [])
  const error = texts.find((each) => each.matches('[slot="errorMessage"], [data-part="error"]'))
  return (error ? [error] : texts).map(({ textContent }) => textContent.trim()).join(' ')
}

/** A live region that is not visible, in the form: so it has its language, also in a dialog. */
function addRegion(form: HTMLElement): HTMLElement {
  const region = document.createElement('p')
  region.dataset.part = 'first-error'
  region.setAttribute('aria-live', 'assertive')
  // Not an attribute, which the policy of a page may refuse.
  Object.assign(region.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  })
  form.append(region)
  return region
}
