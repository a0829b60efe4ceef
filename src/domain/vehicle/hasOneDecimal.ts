/** Whether a number has one decimal at the most: 92.5 m³ or −18.5 °C is as exact as a load is planned. */
export const hasOneDecimal = (value: number): boolean => Number(value.toFixed(1)) === value;
