/** The most used passwords, and words that members here think of first. Lower case, without trailing digits. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passwor passw pass qwerty qwertyuiop qwertyui asdfgh asdfghjkl zxcvbnm qazwsx abc abcd abcde abcdef abcdefg abcdefgh abcabc
  admin administrator welcome letmein login master hello monkey dragon football baseball iloveyou sunshine princess superman batman
  shadow michael jordan jennifer daniel charlie ashley bailey freedom whatever trustno starwars secret summer winter spring autumn
  monday friday sunday january august december computer internet samsung android google facebook whatsapp telegram youtube
  singapore bangladesh india china myanmar dhaka chennai kolkata mumbai yangon bangkok manila colombo merlion changi
  worker migrant migrantworker membership member mwc mwcmember welcomemwc mobile phone iphone nokia huawei xiaomi oppo vivo
  allah bismillah krishna ganesh jesus buddha muhammad mohammad ali khan kumar rahman islam hossain
  aaaaaaa test testing testtest changeme default guest user temp temporary qweasd qweasdzxc asdasd passpass mypassword
  loveyou lovely honey sweet angel cricket sachin virat dhoni messi ronaldo neymar liverpool chelsea arsenal manchester`
    .split(/\s+/)
    .concat(['1234567', '12345678', '123456789', '1234567890', '111111', '000000', '123123', '654321', '1q2w3e4r', '1qaz2wsx', 'a1b2c3d4']),
)
