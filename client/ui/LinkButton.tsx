import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Link, type LinkProps } from './Link.tsx';

type Props = LinkProps & { variant?: ButtonVariant; size?: ButtonSize };

/** A link that looks like a button: links navigate, buttons act. */
export function LinkButton({ variant, size, className, ...rest }: Props) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />;
}
