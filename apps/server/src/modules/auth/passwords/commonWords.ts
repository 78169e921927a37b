/**
 * Words that most passwords of published leaks are made of, in lower case and without the digits and marks around them; Chinese words as
 * they are typed. `commonPasswords.ts` defines what is refused because of them.
 */
export const COMMON_WORDS = `
password passwort passwd passw passe motdepasse contrasena senha parola mima pass secret secure security access login logon signin
admin administrator root toor user username guest test tester testing demo default changeme change letmein letme openup welcome
hello hallo hola ciao bonjour master system server manager office company business work job welcome server temp temporary public
private personal mypass mypassword newpass newpassword oldpassword thepassword yourpassword nopassword forget forgot again nothing
something anything whatever computer internet network website online windows microsoft apple google facebook youtube twitter
instagram whatsapp linkedin amazon yahoo hotmail gmail outlook android iphone samsung nokia sony playstation xbox nintendo pokemon
minecraft roblox fortnite starcraft warcraft counterstrike halflife tetris zelda mario sonic naruto pikachu dragonball onepiece
starwars skywalker darthvader vader yoda jedi matrix neo trinity startrek enterprise spock batman superman spiderman ironman
wolverine hulk thor avengers marvel joker robin catwoman deadpool harrypotter hermione gandalf frodo legolas hobbit lordoftherings
blink slipknot metallica nirvana greenday linkinpark eminem rihanna beyonce madonna elvis beatles acdc ironmaiden korn tupac
football baseball basketball softball soccer hockey tennis golf golfer cricket rugby volleyball swimming running fitness boxing
wrestling skate skateboard surfing snowboard skiing racing nascar ferrari porsche mercedes bmw audi toyota honda yamaha suzuki ducati
harley mustang corvette camaro jaguar bentley lamborghini maserati chevy chevrolet dodge jeep ford nissan subaru volvo volkswagen
liverpool arsenal chelsea manchester manutd barcelona realmadrid juventus milan inter bayern celtic rangers everton tottenham
yankees redsox dodgers giants cowboys steelers packers eagles patriots lakers celtics bulls warriors raiders broncos dolphins
ronaldo messi beckham jordan kobe lebron michael tiger tigers lion lions panther cheetah leopard eagle falcon hawk raven
phoenix dragon dragons unicorn pegasus griffin wolf wolves bear bears monkey gorilla elephant giraffe zebra horse horses pony
rabbit bunny hamster squirrel turtle frog snake cobra viper python spider scorpion shark dolphin whale penguin butterfly
ladybug kitten kitty cat cats puppy dog dogs doggy tigger simba garfield snoopy scooby scoobydoo mickey minnie donald goofy bambi
nemo shrek spongebob patrick hellokitty barbie cinderella tinkerbell princess prince queen king kings knight wizard magic merlin
angel angels angelo heaven hell devil demon satan lucifer jesus christ jesuschrist god godisgood godbless blessed blessing faith
hope grace mercy believe prayer church bible gospel trinity spirit soul heart hearts love lover lovers lovely loveme loveyou iloveyou
ilovegod ilovehim ilovemyself iloveu iloveme ilove mylove truelove firstlove babylove onelove lovelife foreverlove forever always
together kisses kiss kissme hugs sweet sweetie sweetheart sweety honey honeybee sugar candy cookie cookies chocolate cupcake cherry
strawberry banana apple apples orange lemon peach mango pineapple watermelon coffee pepper peppermint cinnamon ginger vanilla
butter cheese chicken pizza burger noodle pasta bacon sandwich potato tomato pumpkin muffin pancake peanut pickle jelly bubble
bubbles sunshine sunset sunrise sunday monday tuesday wednesday thursday friday saturday january february march april may june july
august september october november december spring summer autumn winter fall season holiday vacation weekend christmas easter
halloween birthday happy happiness happyday smile smiley laughing funny fun crazy lucky luckyme luckyone lucky seven winner
champion champions victory success money dollar dollars million millionaire rich gold golden silver platinum diamond diamonds crystal
ruby emerald sapphire pearl jewel treasure fortune bank banking business boss bigboss chief captain general soldier army navy marine
marines airforce ranger sniper hunter fighter warrior gladiator samurai ninja shadow ghost phantom vampire zombie monster killer
assassin gangster gangsta thug pimp player playboy playgirl hustler rockstar rocker rock rockandroll music musical guitar piano drums
drummer violin trumpet saxophone dancer dancing ballet singer artist drawing painting picture photo camera movie movies cinema
hollywood disney disneyland legend legends hero heroes power powers energy thunder lightning storm stormy rain rainbow snow snowball
snowflake snowman snoopdog ice fire flame blaze inferno volcano earth moon moonlight star stars starlight galaxy universe cosmos
planet saturn jupiter venus mercury apollo zeus athena hercules achilles spartan sparta trojan titan titans atlantis olympus
ocean beach island paradise hawaii california texas florida chicago boston newyork brooklyn manhattan london paris berlin madrid
roma rome italy france germany spain england ireland scotland canada america american australia brazil mexico russia china japan
tokyo korea seoul india africa europe vegas lasvegas miami orlando dallas houston austin denver seattle phoenix detroit atlanta
alexander alexandra alexandre alexis alex allison amanda amber andrea andreas andrew angela angelica angelina anna anthony antonio
ashley ashleigh austin barbara benjamin beatriz bonnie brandon brandy brian britney brittany bryan caroline carolina carlos casey
catherine charles charlie charlotte chelsea chris christian christina christine christopher claudia cooper courtney crystal cynthia
dakota daniel daniela danielle david deborah denise dennis diana diego dominic edward elizabeth emily emma eric erica fernando
francis francisco frank freddy gabriel gabriela george gerald giovanni gregory hannah heather helena henry isabella isabelle jackson
jacob james jamie jasmine jason jeffrey jennifer jenny jeremy jessica jessie john johnny johnson jonathan jordan jose joseph joshua
juan julia julian juliana julie justin karen katherine kathryn katie kelly kenneth kevin kimberly kristen kristina lauren laura leonardo
lindsay lisa logan louise lucas madison marcus margaret maria mariana marie marina marketa martin martina matthew maverick maxwell
melissa michael michelle miguel mike miranda mitchell monica morgan nadine natalie natasha nathan nicholas nicole nicolas oliver olivia
oscar pamela patricia patrick paul paula peter philip rachel raymond rebecca richard robert roberto rodrigo ronald rosemary russell ryan
sabrina samantha samuel sandra sarah scott sebastian sergio shannon sharon sophia sophie stefan stephanie stephen steven stewart susan
sydney taylor teresa theresa thomas tiffany timothy tyler vanessa veronica victor victoria vincent vivian walter wendy william williams
wilson xavier yolanda zachary zoe
trustno trustme trustnoone believe freedom liberty justice peace truth wisdom patience nature flower flowers rose roses jasmine lily
daisy violet orchid sunflower garden forest mountain river silver bluebird bluesky blue green yellow purple pink black white red
redrose blackcat whitewolf blackjack bluemoon greenday redbull blackberry whiteboy blackman purplerain pinkfloyd deeppurple
yellowsubmarine asshole fuckyou fuckoff fuckme fuck fucker bitch bitches bullshit shithead sexy sexygirl sexyboy hotgirl hotboy
babygirl babyboy baby babe babyface babydoll cutie cutiepie prettygirl beautiful gorgeous handsome bigdog topdog badboy badgirl goodboy
goodgirl coolboy coolgirl cool coolguy superstar superman superhero supergirl supernova super superior ultimate infinite infinity
alpha omega delta gamma sigma bravo charlie foxtrot whiskey tango zulu eclipse genesis exodus revelation chance destiny dreamer dreams
dream imagine reality fantasy mystery secret secrets nobody somebody everybody family mother father mommy daddy mama papa brother sister
grandma grandpa children friends friend bestfriend friendship forever college school student students teacher university science
history english spanish french german chinese engineer doctor nurse lawyer police fireman pilot airplane airport traveler tourist passport
passion desire midnight darkness sunlight daylight morning tonight tomorrow yesterday today nowhere everywhere somewhere
cowboy cowgirl country western nevada montana dakota virginia georgia carolina savannah sierra aurora helen cassie maggie molly
buddy buster rocky bailey lucky sadie shadow sammy toby tucker winston ginger gizmo peanut pepper precious princess pumpkin rusty sasha
socks spike sparky tigger whiskers zeppelin thunderbird firebird blackbird mockingbird hummingbird bulldog bulldogs wildcat wildcats
bobcat hotdog tomcat scorpio capricorn aquarius pisces aries taurus gemini cancer leo virgo libra sagittarius
woaini woaiwojia woaiwo wobuaini aini ainiyo aiwojia laopo laogong baobao baobei beibei baby mama baba woshishui woshini nihao nihaoma
zhongguo beijing shanghai guangzhou shenzhen hongkong taiwan tianya tianxia wangyi baidu alibaba taobao tencent weixin qq wechat huawei
xiaomi zhang zhangwei wangwei wangjun wangyang wangpeng lijun liwei liming lixiang liuyang liuwei chenwei chenjie yangyang yangfan zhaolei
zhouyang huang huangwei xiaoming xiaohong xiaolong xiaofei xiaoyu xiaoxiao tiantian lingling mingming feifei longlong meimei jingjing
yuanyuan dandan doudou niuniu lele qiqi chaojiwudi wudi jianqiao caonima nimabi shabi kaixin xingfu kuaile pingan facai fafafa gongxi
dearbook woyaoni buzhidao wangzhe yingxiong asdasd zxczxc qweqwe asdqwe qweasd qazwsx wsxedc edcrfv qazxsw zaqxsw
qwerty qwertz azerty qwert asdf asdfg asdfgh asdfghj asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qwertyu qwertyui qwertyuio qwertyuiop poiuytrewq
lkjhgfdsa mnbvcxz qwertyasdf asdfzxcv qwerasdf qweasdzxc qazwsxedc qazwsxedcrfv zaqwsx zaqwsxcde qwaszx qscwdv wasd abcd abcde abcdef abcdefg
abcdefgh abcdefghi abcdefghij abc abcabc xyz aaa aaaa asd zxc qwe qaz wsx poi lol lmao noob hacker hacked cracker elite leet pwned ownage
sample example trial dummy foobar blank null none void undefined guest visitor customer client buyer seller shop shopping fashion luxury
boutique store wholesale order orders invoice vip member members account accounts support service helpdesk sales marketing finance
warehouse purchase logistics manager director president chairman secretary assistant reception operator backup database oracle mysql
postgres linux ubuntu debian redhat cisco juniper router switch modem wireless wifi broadband telecom vodafone telefon telephone mobile
handy schatz schatzi liebling sommer sonne fussball geheim ficken arschloch berliner deutschland hamburg muenchen
soleil chouchou doudou amour jetaime loulou marseille bonjour azertyuiop princesse coucou vacances nicolas camille juventus
ciaociao forzanapoli napoli amore amoremio tiamo stellina principessa farfalla giuseppe francesca alessandro alessandra valentina federica
teamo teamomucho tequiero corazon princesa mariposa estrella angelito amorcito futbol realmadrid colombia mexico argentina venezuela
brasil flamengo corinthians palmeiras gatinha familia felicidade saudade benfica sporting portugal
`;

/** Common passwords that are not a word with digits around: runs of digits and keyboard patterns. */
export const COMMON_WHOLE = `
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw2 2wsx3edc 3edc4rfv zaq12wsx zaq1zaq1 zaq1xsw2 zaq12345
q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qw12er34 qwer1234 1234qwer 123qwe123 123qweasd 123qweasdzxc qwe123asd qweasd123 asd123asd 12qwaszx 1234asdf
asdf1234 zxcv1234 1234zxcv a1s2d3f4 a1s2d3f4g5 z1x2c3v4 a1b2c3d4 a1b2c3d4e5 1a2b3c4d 1a2b3c4d5e abc123abc abc12345 123abc456 abcd1234 1234abcd
12341234 12345678 123456789 1234567890 12345678910 0123456789 123454321 1234554321 123321123 123123123 321321321 147258369 147852369 159357456
159753456 789456123 741852963 963852741 258369147 456789123 987654321 9876543210 98765432 87654321 7894561230 0987654321 1029384756 5201314520
11112222 11223344 1122334455 112233445566 12121212 13131313 13141314 13145200 14789632 14725836 15975300 16888888 18181818 19191919 20202020
21212121 22223333 22334455 23232323 25802580 31415926 314159265 3141592653 33334444 44445555 45454545 52013140 52052013 5201314 55667788
66668888 66778899 69696969 77778888 78787878 78945612 88886666 88889999 89898989 99998888 00001111 01010101 01020304 10101010 10203040
1020304050 102030405060 1234321 12344321 123456abc 123456qwe 123456asd 123456aa 123456789a 123456789q 12345678a 1234567a 12345qwe 12345qwert
123456qwerty aa123456 aa123456789 aaa123456 abc123456 abc123456789 a123456 a1234567 a12345678 a123456789 a1234567890 q123456 q12345678 q123456789
qq123456 qq123456789 w123456789 z123456789 x123456789 s123456789 asd123456 qwe123456 zxc123456 as123456 wang123456 li123456 zhang123456
woaini1314 woaini520 woaini521 woaini123 aini1314 5201314a a5201314 iloveyou1314 1314520a asdf123456 qwer123456 qaz123456 qazwsx123 abcd123456
112233aa 11223344a 123123aa 123123abc 123321aa 147258aa 110110110 119119119 120120120 168168168 520520520 521521521 666888999 888666888
trustno1 1letmein 4ever4ever 2fast2furious 1passwor 1password 123password 2password hallo123 france98 jordan23 chicken1 p4ssw0rd pa55word pa55w0rd pa$$w0rd p@$$w0rd passw0rd
letmein1 l3tm31n 4dm1n1str4t0r r00tr00t t3st1ng w3lc0m3 qw3rty 1loveyou iloveyou2 ihateyou 0okm9ijn 9ijn8uhb mko09ijn nji9bhu8 vfr45tgb
`;
