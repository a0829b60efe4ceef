import { IconButton } from './IconButton.tsx';

interface CloseButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** The cross in the corner of what can be closed. */
export const CloseButton = ({ label, onClick }: CloseButtonProps) => (
  <IconButton label={label} path="m6 6 12 12M18 6 6 18" onClick={onClick} />
);
